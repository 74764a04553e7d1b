import { existsSync } from "node:fs";
import { join } from "node:path";
import { inspect, readPicture, type Shape } from "../picture";
import { folderOf } from "../picture-frames";
import type { ContentIssue } from "./content-issue";
import { type Source, textsOf } from "./source";

/**
 * Pictures that cannot be used, or that pages would blow up or cut off. A missing file is reported by the check of the
 * texts.
 */
export async function pictureIssues(
  sources: ReadonlyMap<string, Source>,
  root = process.cwd(),
): Promise<ContentIssue[]> {
  const named = [...sources.values()]
    .flatMap(textsOf)
    .filter(({ written }) => written.startsWith("images/"))
    .filter(({ written }) => existsSync(join(root, "content", written)));
  const issues = named.map(async ({ source, path, written }) => {
    try {
      const shape = await inspect(written, readPicture(root, written));
      const warnings = warningsOf(written, shape).map((expected) => ({
        severity: "warning" as const,
        expected,
      }));
      return source.issues(path, ...warnings);
    } catch (error) {
      return source.issues(path, { expected: (error as Error).message });
    }
  });
  return (await Promise.all(issues)).flat();
}

/** What the frame of a picture makes of it: blown up, or cut off by more than a third. */
function warningsOf(
  picture: string,
  { width, height, colour }: Shape,
): string[] {
  const { widths, frame } = folderOf(picture);
  if (picture.endsWith(".svg")) return [];
  const [wide, high] = frame?.shape ?? [width, height];
  const shown = (width * high) / (height * wide);
  return [
    width < Math.min(...widths) &&
      `at least ${Math.max(...widths)} pixels of width: ${width} will look blurred`,
    Math.min(shown, 1 / shown) < 2 / 3 &&
      `a picture whose width and height are as ${wide} to ${high}: much of ${width} x ${height} pixels will be cut off`,
    colour &&
      picture.startsWith("images/clients/") &&
      "a logo without a ground of its own: an SVG in one colour, or a picture with a transparent ground",
  ].filter((warning) => typeof warning === "string");
}
