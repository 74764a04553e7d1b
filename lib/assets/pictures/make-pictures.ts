import type { ContentIssue } from "@/lib/content/issues/content-issue";
import { pictureReferences } from "@/lib/content/issues/picture-references";
import { readPicture } from "@/lib/content/picture";
import { type FileResult, type Job, makeFiles } from "../make-files";
import { keyOf, makePicture } from "./encode";
import { pictureManifest } from "./picture-files";

/**
 * Makes every picture that content names and that is not up to date, and removes what is no longer named.
 * A picture that failed comes back as an issue in the form of the content check.
 * @param others what else is drawn, in the folder of pictures or elsewhere
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
  const all = [...jobs, ...others];
  const result = await makeFiles(root, all, pictureManifest, "img");
  const issues = references.flatMap(({ picture, issue }) => {
    const error = result.failed.get(picture);
    return error ? [issue("error", error.message)] : [];
  });
  for (const { picture } of references) result.failed.delete(picture);
  return { ...result, issues };
}
