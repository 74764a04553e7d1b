import { tempFolder } from "@/lib/node/testing/temp-folder";
import { exampleBuild as build } from "@/lib/publish/export/testing/example-build";
import { writeOutput } from "./build";

const repository = process.cwd();

beforeAll(async () => {
  process.chdir(tempFolder({ "public/_headers": "" }));
  const there = { _headers: "", "robots.txt": "", ".htaccess/index.html": "" };
  await writeOutput(build, there);
});
afterAll(() => process.chdir(repository));

test.each([
  ["an owner's file", "_headers", "public/_headers, which would be lost"],
  ["a page", ".htaccess/index.html", "the landing page or the entry of former"],
  ["a file in place of its folder", "robots.txt/index.html", "the landing"],
  ["a folder in place of it", ".htaccess", "the landing page or the entry"],
])("%s is never replaced in silence: %s", async (_, file, renamed) => {
  await expect(writeOutput(build, { [file]: "" })).rejects.toThrow(
    `out/${file}: found a file of this name, or one in place of its folder; expected none before the build writes it. Rename ${renamed}`,
  );
});
