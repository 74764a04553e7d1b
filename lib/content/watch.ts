import { landingFolder, routes } from "../routes";
import { sharedFiles } from "./files";

/**
 * Makes the dev server load the content anew when a file of it is saved: the bundler follows imports, not reads from the disk.
 * What is imported is not used, and a build leaves it out.
 */
export function watchContent(): void {
  if (process.env.NODE_ENV !== "development") return;
  for (const name of sharedFiles) {
    import(`../../content/${name}.json`).catch(() => {});
  }
  for (const { id, kind } of routes) {
    if (kind === "landing")
      import(`../../content/${landingFolder}/${id}.json`).catch(() => {});
  }
}
