import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import getPort from "get-port";
import { expect, test } from "playwright/test";
import { findProgram } from "@/lib/dev/testing/find-program";
import { env } from "@/lib/site/env";

/** A program that serves the exported site on a local port. */
export type Host = {
  name: string;
  /** The program that must be installed. */
  program: string;
  /** Whether it uses the configuration that the export contains for it. */
  ownHeaders?: boolean;
  /**
   * With these the program stays in the foreground. `root` contains the site below its base path; the folder around it
   * is for the program's own files.
   */
  parameters: (root: string, port: number) => string[];
};

/** Calls a function while a host serves the site in a folder, or skips the test if its program is not installed. */
export async function onHost(
  host: Host,
  act: (port: number, site: string) => Promise<void>,
): Promise<void> {
  const program = findProgram(host.program);
  if (!program) return test.skip(true, `not installed: ${host.program}`);
  const port = await getPort({ host: "127.0.0.1" });
  // The server may run as another user, who cannot read the project's folder.
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  chmodSync(folder, 0o755);
  const root = join(folder, "site");
  const site = root + env.basePath;
  cpSync(resolve("out"), site, { recursive: true });
  const stop = await startProgram(program, host.parameters(root, port), port);
  try {
    await act(port, site);
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
}

/** Starts a program, waits until it responds and returns a function that ends it. */
async function startProgram(path: string, parameters: string[], port: number) {
  const child = spawn(path, parameters, {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const printed = text(child.stderr);
  const exited = once(child, "exit");
  await expect(() => fetch(`http://127.0.0.1:${port}`))
    .toPass({ timeout: 10_000 })
    .catch(async () => {
      child.kill();
      throw new Error(`${path} did not start: ${await printed}`);
    });
  return () => {
    child.kill();
    return exited;
  };
}
