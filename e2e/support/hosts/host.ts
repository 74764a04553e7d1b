import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { test } from "playwright/test";
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
  const child = spawn(path, parameters);
  const printed: unknown[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => printed.push(text));
  const exited = once(child, "exit");
  const limit = Date.now() + 10_000;
  while (!(await fetch(`http://127.0.0.1:${port}`).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > limit) {
      child.kill();
      throw new Error(`${path} did not start: ${printed.join("")}`);
    }
    await pause(50);
  }
  return () => {
    child.kill();
    return exited;
  };
}
