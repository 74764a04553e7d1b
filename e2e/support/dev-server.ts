import { spawn } from "node:child_process";
import getPort from "get-port";
import { expect } from "playwright/test";
import { copyProject } from "./project-copy";

/** Runs a script in a copy, so that tests may change files and another dev server may already run. */
export async function startDevServer(script: "dev" | "edit" = "dev") {
  const copy = await copyProject();
  const [port, editorPort] = [await getPort(), await getPort()];
  const url = `http://localhost:${port}`;
  const server = spawn("npm", ["run", script], {
    cwd: copy.folder,
    detached: true,
    stdio: "ignore",
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: String(port),
      EDIT_PORT: String(editorPort),
    },
  });
  const stop = async () => {
    if (server.pid) process.kill(-server.pid);
    await copy.remove();
  };
  await expect(() => fetch(`${url}/robots.txt`)).toPass({ timeout: 300_000 });
  return {
    url,
    editorUrl: `http://localhost:${editorPort}`,
    folder: copy.folder,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
