import type { Server } from "node:net";
import getPort from "get-port";

/**
 * The port that a variable of the environment names.
 * @throws Error of one line if it names none
 */
export function portOf(
  name: string,
  standard: number,
  source: Record<string, string | undefined> = process.env,
): number {
  const value = source[name];
  if (!value) return standard;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535)
    throw new Error(
      `${name} is ${JSON.stringify(value)}, but it must be a whole number from 1 to 65535.`,
    );
  return port;
}

/** The first free port from `wanted` on; reports when it is another one. */
export async function freePort(
  wanted: number,
  report: (line: string) => void,
): Promise<number> {
  const candidates = Array.from({ length: 50 }, (_, index) => wanted + index);
  const port = await getPort({ port: candidates });
  if (port !== wanted)
    report(`Port ${wanted} is in use; port ${port} is used instead.`);
  return port;
}

/** Listens on this machine only. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
}

export function close(
  server: Server & { closeIdleConnections?: () => void },
): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections?.();
  });
}
