import "@/lib/env-file";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { endOnSignal } from "@/lib/dev/end-on-signal";
import { close, listen } from "@/lib/dev/preview/ports";
import { createSiteServer } from "@/lib/dev/preview/site-server";
import { type Report, reportsPath } from "./reports";

/**
 * The preview, whose policy also asks the browser to report what it blocks: the only watch that every engine keeps from
 * the first byte of each document. GET gives the reports so far.
 */
const { env } = await import("@/lib/env");
const reports: Report[] = [];
const server = createSiteServer({
  out: resolve("out"),
  basePath: env.basePath,
});
const [site] = server.listeners("request") as [typeof answer];
server.removeAllListeners("request").on("request", answer);
await listen(server, Number(process.env.PORT));
endOnSignal(() => close(server));

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.url === reportsPath) return void serveReports(request, response);
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: Record<string, string>) => {
    const name = "Content-Security-Policy";
    const policy =
      headers[name] && `${headers[name]}; report-uri ${reportsPath}`;
    return writeHead(status, { ...headers, ...(policy && { [name]: policy }) });
  }) as typeof writeHead;
  site(request, response);
}

async function serveReports(
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method === "POST") {
    let body = "";
    for await (const chunk of request) body += chunk;
    reports.push({
      agent: request.headers["user-agent"] ?? "",
      violation: JSON.parse(body)["csp-report"],
    });
    response.writeHead(204).end();
  } else response.end(JSON.stringify(reports));
}
