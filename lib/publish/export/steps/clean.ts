import { readdirSync, readFileSync } from "node:fs";
import { chmod, rm, rmdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { listFiles } from "@/lib/node/list-files";
import { type Build, takenName, writtenFile } from "@/lib/publish/export/build";

/**
 * Removes what Next wrote and no browser fetches: its pages, of which the finished ones are written anew, its code,
 * styles and data. Hosts would serve `/404/` and `/_not-found` as pages with status 200. Also files of git and macOS.
 * @throws Error if an owner's file, which Next has copied there, has the name of one, or Next wrote another in its place
 */
export async function cleanOutput({ out, routes }: Build) {
  const pages = routes.map(writtenFile);
  const isOfNext = (file: string) =>
    pages.includes(file.replace(/txt$/, "html")) ||
    pages.includes(`${file}.html`) ||
    /^(404|_not-found)[./]/.test(file) ||
    basename(file).startsWith("__next.") ||
    /^_next\/.*\.(js|css|json)$/.test(file);
  const lost = listFiles("public").find(
    (file) =>
      isOfNext(file) ||
      !readFileSync(join(out, file)).equals(readFileSync(`public/${file}`)),
  );
  if (lost) throw new Error(takenName(lost));
  for (const file of listFiles(out)) {
    const isUseless = [".gitignore", ".DS_Store"].includes(basename(file));
    if (!isOfNext(file) && !isUseless) continue;
    await rm(join(out, file));
    let folder = dirname(join(out, file));
    // Some hosts would answer for an empty folder.
    for (; readdirSync(folder).length === 0; folder = dirname(folder))
      await rmdir(folder);
  }
}

/** Lets a web server read what is published, whatever the owner's files and the builder's umask allow. */
export async function allowReading(out: string) {
  const options = { recursive: true, withFileTypes: true } as const;
  await chmod(out, 0o755);
  for (const entry of readdirSync(out, options))
    await chmod(
      join(entry.parentPath, entry.name),
      entry.isDirectory() ? 0o755 : 0o644,
    );
}
