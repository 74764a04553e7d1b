import { existsSync } from "node:fs";
import path from "node:path";
import { inspect, readPicture, type Shape } from "../picture";
import { folderOf } from "../picture-frames";
import type { ContentIssue } from "./content-issue";
import { pictureReferences } from "./picture-references";

/**
 * Pictures that cannot be used, or that pages would blow up or cut off. A missing file is reported by the check of the
 * content itself.
 */
export async function pictureIssues(root: string): Promise<ContentIssue[]> {
  const issues = pictureReferences(root).map(async ({ picture, issue }) => {
    if (!existsSync(path.join(root, "content", picture))) return [];
    try {
      const shape = await inspect(picture, readPicture(root, picture));
      return warningsOf(picture, shape).map((expected) =>
        issue("warning", expected),
      );
    } catch (error) {
      return [issue("error", (error as Error).message)];
    }
  });
  return (await Promise.all(issues)).flat();
}

/** What the frame of a picture makes of it: blown up, or cut off by more than a third. */
function warningsOf(picture: string, { width, height }: Shape): string[] {
  const { widths, frame } = folderOf(picture);
  if (picture.endsWith(".svg")) return [];
  const [wide, high] = frame?.shape ?? [width, height];
  const shown = (width * high) / (height * wide);
  return [
    width < Math.min(...widths) &&
      `at least ${Math.max(...widths)} pixels of width: ${width} will look blurred`,
    Math.min(shown, 1 / shown) < 2 / 3 &&
      `a picture whose width and height are as ${wide} to ${high}: much of ${width} x ${height} pixels will be cut off`,
  ].filter((warning) => typeof warning === "string");
}
