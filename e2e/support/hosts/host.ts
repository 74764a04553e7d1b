import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, createServer as plain } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server of the exported site, started on a port of this machine. */
export type Host = {
  name: string;
  /** Program that has to be installed; none for a simulated host. */
  program?: string;
  /** Whether an unknown path shows the site's own page. */
  ownNotFoundPage: boolean;
  /** Whether it sends the headers that the site ships for it. */
  ownHeaders?: boolean;
  start: (root: string, port: number) => Promise<Running>;
};

export type Running = { stop: () => Promise<void> };

/** The path of a program, or undefined if this machine does not have it. */
export function findProgram(name: string): string | undefined {
  try {
    return execFileSync("which", [name], {
      encoding: "utf8",
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    }).trim();
  } catch {
    return undefined;
  }
}

/** A folder for the configuration and the state of one server. */
export function scratch(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), "host-"));
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(directory, name), text);
  return directory;
}

/** Starts a program in the foreground and waits until it answers. */
export async function run(
  name: string,
  parameters: string[],
  port: number,
): Promise<Running> {
  const child = spawn(findProgram(name) ?? name, parameters, {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  child.stdout.on("data", (text) => {
    said += text;
  });
  const limit = Date.now() + 10_000;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > limit) {
      child.kill();
      throw new Error(`${name} did not start: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { stop: () => ended(child) };
}

export async function listen(
  listener: Parameters<typeof createServer>[1],
  port: number,
): Promise<Running> {
  const server: Server = createServer(listener as never);
  await new Promise<void>((resolve) =>
    server.listen(port, "127.0.0.1", resolve),
  );
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = plain();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
