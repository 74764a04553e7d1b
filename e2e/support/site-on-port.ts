import { createServer, type RequestListener } from "node:http";
import { close, listen } from "@/lib/dev/ports";
import { createSiteServer } from "@/lib/dev/preview/site-server";
import { env } from "@/lib/site/env";
import { out as exported } from "./export";

type Handler = (
  ...call: [...Parameters<RequestListener>, respond: () => void]
) => void;

/**
 * Serves an exported site on its own port. A test may watch, delay or replace responses. `await using` stops the server
 * at the end.
 */
export async function startSite({
  out = exported,
  handle = (_request, _response, respond) => respond(),
}: {
  out?: string;
  handle?: Handler;
} = {}) {
  const site = createSiteServer(out, env);
  const server = createServer((request, response) =>
    handle(request, response, () => site.emit("request", request, response)),
  );
  const origin = `http://localhost:${await listen(server, 0)}`;
  const stop = async () => {
    server.closeAllConnections();
    await close(server);
  };
  return { origin, stop, [Symbol.asyncDispose]: stop };
}
