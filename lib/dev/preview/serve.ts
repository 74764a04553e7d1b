import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { close, listen } from "../../node/ports";
import { createSiteServer } from "./site-server";

/** Serves out/ on this machine. */
export async function serveSite({
  port,
  basePath,
}: {
  port: number;
  basePath: string;
}) {
  const out = resolve("out");
  if (!existsSync(`${out}/vercel.json`)) {
    throw new Error(
      "There is no finished site in out/. Build it first: npm run build",
    );
  }
  const server = createSiteServer({ out, basePath });
  await listen(server, port);
  return {
    url: `http://localhost:${port}${basePath}`,
    close: () => close(server),
  };
}
