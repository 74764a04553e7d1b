import { existsSync } from "node:fs";
import path from "node:path";
import {
  type PictureFiles,
  pictureManifest,
} from "@/components/media/picture-files";
import type { ContentIssue } from "@/lib/content/issues/content-issue";
import { readManifest } from "../make-files";
import { inspect, readPicture, type Shape } from "./encode";
import { collectReferences } from "./references";
import { frameOf } from "./settings";

/**
 * Pictures that cannot be used, or that pages would blow up or cut off. Those that were made before are known to be
 * sound, so that only new ones are read; a missing file is reported by the check of the content itself.
 */
export async function pictureIssues(root: string): Promise<ContentIssue[]> {
  const made = readManifest<PictureFiles>(path.join(root, pictureManifest));
  const issues = collectReferences(root).map(async ({ picture, issue }) => {
    if (!existsSync(path.join(root, "content", picture))) return [];
    const known = made[picture];
    try {
      const { data, key } = readPicture(root, picture);
      const shape = known?.key === key ? known : await inspect(picture, data);
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
  const { widths, shape } = frameOf(picture);
  if (picture.endsWith(".svg")) return [];
  const shown = shape ? width / height / shape : 1;
  return [
    width < Math.min(...widths) &&
      `at least ${Math.max(...widths)} pixels of width: ${width} will look blurred`,
    shape &&
      Math.min(shown, 1 / shown) < 2 / 3 &&
      `a picture ${shape === 1 ? "as wide as high" : `${shape.toFixed(2)} times as wide as high`}: much of ${width} x ${height} pixels will be cut off`,
  ].filter((warning) => typeof warning === "string");
}
