import { spawn } from "node:child_process";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import getPort from "get-port";
import { expect } from "playwright/test";
import { copyProject } from "@/lib/dev/project-copy";

/** Runs `npm run dev` in a copy, so that tests may change files and another dev server may already run. */
export async function startDevServer() {
  // Beside the real node_modules, also if this project is itself a copy.
  const packages = await realpath("node_modules");
  const copy = await copyProject({ parent: join(packages, "../.cache") });
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const server = spawn("npm", ["run", "dev", "--", "-p", String(port)], {
    cwd: copy.folder,
    detached: true,
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "development" },
  });
  const stop = async () => {
    if (server.pid) process.kill(-server.pid);
    await copy.remove();
  };
  const answers = () =>
    fetch(`${url}/robots.txt`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 300_000 }).toBe(true);
  return { url, folder: copy.folder, stop };
}
