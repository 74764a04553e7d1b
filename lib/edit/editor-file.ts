import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { capture } from "@/lib/dev/run-command";

/** The editor is one file of this package. As a dependency, the package would install 640 packages and 280 MB. */
const name = "decap-cms";
const version = "3.16.3";
const integrity =
  "sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==";

/** The path of the editor's script, which is downloaded from the package registry on first use. */
export async function editorFile(): Promise<string> {
  const folder = join(".cache", `${name}-${version}`);
  const script = join(folder, "package/dist/decap-cms.js");
  if (existsSync(script)) return script;
  console.log(`Fetching ${name} ${version}; this happens one time.`);
  await mkdir(folder, { recursive: true });
  const { code } = await capture(
    `npm pack ${name}@${version} --silent --fetch-retries=0 --pack-destination "${folder}"`,
  );
  if (code !== 0)
    throw new Error(
      "It could not be fetched. Try again with internet; npm run dev shows the site without forms.",
    );
  const archive = `${name}-${version}.tgz`;
  const bytes = await readFile(join(folder, archive));
  const hash = createHash("sha512").update(bytes).digest("base64");
  if (`sha512-${hash}` !== integrity)
    throw new Error(`${name} ${version} is not the package that was expected.`);
  const unpacked = await capture(
    `tar -xzf ${archive} package/dist/decap-cms.js`,
    { cwd: folder },
  );
  if (unpacked.code !== 0) throw new Error(unpacked.output);
  await rm(join(folder, archive));
  return script;
}
