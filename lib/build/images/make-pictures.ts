import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type PictureFiles,
  pictureManifest,
} from "@/components/media/picture-files";
import type { ContentIssue } from "@/lib/content/issues/content-issue";
import { type Job, makeFiles, type Outcome } from "../make-files";
import { keyOf, makePicture, prepared } from "./encode";
import { collectReferences } from "./references";
import { frameOf } from "./settings";

/**
 * Makes every picture that content names and that is not up to date, and removes what is no longer named.
 * What an editor should correct comes back as issues in the form of the content check.
 */
export async function makePictures(
  root: string,
): Promise<Outcome & { issues: ContentIssue[] }> {
  const references = collectReferences(root);
  const outcome = await makeFiles(
    root,
    new Map(references.map(({ picture }) => [picture, jobOf(root, picture)])),
    { manifest: pictureManifest, folder: "img" },
  );
  const issues = references.flatMap(({ picture, issue }) => {
    const error = outcome.failed.get(picture);
    if (error) return [issue("error", error.message)];
    const files = outcome.manifest[picture];
    return (files ? warningsOf(picture, files) : []).map((expected) =>
      issue("warning", expected),
    );
  });
  return { ...outcome, issues };
}

function jobOf(root: string, picture: string): Job<PictureFiles> {
  const file = path.join(root, "content", picture);
  if (!existsSync(file))
    return {
      key: "",
      make: async () => {
        throw new Error(`a picture that lies at content/${picture}`);
      },
    };
  const data = prepared(picture, readFileSync(file));
  return {
    key: keyOf(picture, data),
    make: (write) => makePicture(picture, data, write),
  };
}

/** What the frame of a picture makes of it: blown up, or cut off by more than a third. */
function warningsOf(picture: string, files: PictureFiles): string[] {
  const { width, height, variants } = files;
  const { widths, shape } = frameOf(picture);
  if (variants[0]?.format === "svg") return [];
  const shown = shape ? width / height / shape : 1;
  return [
    width < Math.min(...widths) &&
      `at least ${Math.max(...widths)} pixels of width: ${width} will look blurred`,
    shape &&
      Math.min(shown, 1 / shown) < 2 / 3 &&
      `a picture ${shape === 1 ? "as wide as high" : `${shape.toFixed(2)} times as wide as high`}: much of ${width} x ${height} pixels will be cut off`,
  ].filter((warning) => typeof warning === "string");
}
