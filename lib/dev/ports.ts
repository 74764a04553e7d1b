import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import getPort from "get-port";

/** The port in an environment variable, or `standard` if the variable is not set. */
export function readPort(
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

/** The first free port from `wanted` on. Logs if it is another one. */
export async function freePort(wanted: number): Promise<number> {
  const ports = Array.from({ length: 50 }, (_, more) => wanted + more);
  const port = await getPort({ port: ports.filter((one) => one <= 65_535) });
  if (port !== wanted)
    console.log(`Port ${wanted} is in use; port ${port} is used instead.`);
  return port;
}

/** Listens on localhost only. Port 0 means any free port. Resolves with the port. */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, "localhost");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
