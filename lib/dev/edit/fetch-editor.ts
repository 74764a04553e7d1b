import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { capture } from "@/lib/node/run-command";

/** As dependencies, the two would install 750 packages and 290 MB for everybody. Of Decap, one file is needed. */
const decap = "decap-cms@3.16.3";
const integrity =
  "sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==";
/** Its packages are the newest of this day. */
const decapServer = "decap-server@3.11.3 --before=2026-10-01";

/** The folder of Decap's script (`package/dist`) and server (`node_modules`), which are fetched on first use. */
export async function fetchEditor(): Promise<string> {
  const folder = ".cache/decap-3.16.3-3.11.3";
  if (existsSync(folder)) return folder;
  console.log("Fetching the editor; this happens one time.");
  const cwd = `${folder}.part`;
  await rm(cwd, { recursive: true, force: true });
  await mkdir(cwd, { recursive: true });
  const { code, output } = await capture(
    [
      `npm install ${decapServer} --prefix . --no-save --fetch-retries=0`,
      `npm pack ${decap} --json --fetch-retries=0`,
      "tar -xzf decap-cms-3.16.3.tgz package/dist/decap-cms.js",
    ].join(" && "),
    { cwd },
  );
  if (code !== 0 || !output.includes(integrity))
    throw new Error(
      "The editor could not be fetched. Try again with internet; npm run dev shows the site without forms.",
    );
  await rename(cwd, folder);
  return folder;
}
