/**
 * Makes the dev server load the content anew when one of its files is saved, comes or goes: the bundler follows imports,
 * not reads from the disk. What is imported is not used, and a build leaves it out.
 */
export function watchContent(names: Iterable<string>): void {
  if (process.env.NODE_ENV !== "development") return;
  for (const name of names)
    import(`../../content/${name}.json`).catch(() => {});
}
