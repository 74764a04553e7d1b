import { connect, createServer, type Server } from "node:net";

/** The first free port from `wanted` on; says so on the way when it is another one. */
export async function freePort(
  wanted: number,
  say: (line: string) => void,
): Promise<number> {
  for (let port = wanted; port < wanted + 50; port++) {
    if (!(await isTaken(port))) {
      if (port !== wanted) {
        say(`Port ${wanted} is in use, so port ${port} is taken instead.`);
      }
      return port;
    }
  }
  throw new Error(
    `The ports ${wanted} to ${wanted + 49} are all in use. Stop one of the servers that use them.`,
  );
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

/**
 * Another server may hold only one of the machine's addresses, IPv4 or IPv6, and listening on the other would
 * succeed; a browser would then reach the wrong one. So whoever answers counts, and whoever keeps us from listening.
 */
async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(
    ["127.0.0.1", "::1"].map((host) => answersAt(host, port)),
  );
  if (answers.includes(true)) return true;
  const probe = createServer();
  try {
    await listen(probe, port);
    await close(probe);
    return false;
  } catch {
    return true;
  }
}

function answersAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on("connect", () => end(true));
    socket.on("error", () => end(false));
    socket.on("timeout", () => end(false));
  });
}
