import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exampleFolder as folder } from "@/lib/export/testing/example-folder";
import { writeOutput } from "./export-folder";

const repository = process.cwd();

afterEach(() => process.chdir(repository));

test("an owner's file is never replaced in silence", async () => {
  process.chdir(mkdtempSync(join(tmpdir(), "project-")));
  mkdirSync("public");
  writeFileSync("public/_redirects", "");
  const written = writeOutput(folder, { _headers: "", _redirects: "" });
  await expect(written).rejects.toThrow("public/_redirects would be lost");
});
