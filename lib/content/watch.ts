import { sharedFiles } from "./files";

/**
 * Makes the dev server load the content anew when a file of it is saved: the bundler follows imports, not reads from the
 * disk. lib/routes.ts does so for landing pages.
 * What is imported is not used, and a build leaves it out.
 */
export function watchContent(): void {
  if (process.env.NODE_ENV !== "development") return;
  for (const name of sharedFiles) {
    import(`../../content/${name}.json`).catch(() => {});
  }
}
