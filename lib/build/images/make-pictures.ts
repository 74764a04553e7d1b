import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pictureManifest } from "@/components/media/picture-files";
import type { ContentIssue } from "@/lib/content/issues/content-issue";
import { type Job, makeFiles, type Outcome } from "../make-files";
import { keyOf, makePicture, prepared } from "./encode";
import { collectReferences } from "./references";

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
    return error ? [issue("error", error.message)] : [];
  });
  return { ...outcome, issues };
}

function jobOf(root: string, picture: string): Job {
  const file = path.join(root, "content", picture);
  try {
    if (!existsSync(file))
      throw new Error(`a picture that lies at content/${picture}`);
    const data = prepared(picture, readFileSync(file));
    return {
      key: keyOf(picture, data),
      make: (write) => makePicture(picture, data, write),
    };
  } catch (error) {
    // The others are made all the same.
    return { key: "", make: () => Promise.reject(error) };
  }
}
