import type { ContentIssue } from "@/lib/content/issues/content-issue";
import { pictureReferences } from "@/lib/content/issues/picture-references";
import { readPicture } from "@/lib/content/picture";
import { type FileResult, type Job, makeFiles } from "../make-files";
import { keyOf, makePicture } from "./encode";
import { pictureManifest } from "./picture-files";

/**
 * Makes every picture that content names and that is not up to date, and removes what is no longer named.
 * What an editor should correct comes back as issues in the form of the content check.
 * @param others what else lies in the folder of pictures
 */
export async function makePictures(
  root: string,
  others: readonly (readonly [id: string, Job])[] = [],
): Promise<FileResult & { issues: ContentIssue[] }> {
  const references = pictureReferences(root);
  const jobs = references.map(({ picture }): [string, Job] => [
    picture,
    () => {
      const data = readPicture(root, picture);
      return {
        key: keyOf(picture, data),
        make: (write) => makePicture(picture, data, write),
      };
    },
  ]);
  const options = { manifest: pictureManifest, folder: "img" };
  const all = new Map([...jobs, ...others]);
  const result = await makeFiles(root, all, options);
  const issues = references.flatMap(({ picture, issue }) => {
    const error = result.failed.get(picture);
    return error ? [issue("error", error.message)] : [];
  });
  return { ...result, issues };
}
