import "@/lib/node/env-file";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { resolve } from "node:path";
import { listen } from "@/lib/dev/ports";
import { createSiteServer } from "@/lib/dev/preview/site-server";
import { type Report, reportsPath } from "./reports";

/**
 * The preview server with a `report-uri` in its policy: the only check that every engine makes from the first byte of
 * each document. GET returns the reports so far.
 */
const { env } = await import("@/lib/env");
const reports: Report[] = [];
const site = createSiteServer({ out: resolve("out"), basePath: env.basePath });
await listen(createServer(respond), Number(process.env.PORT));

function respond(request: IncomingMessage, response: ServerResponse): void {
  if (request.url === reportsPath) return void serveReports(request, response);
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name === "Content-Security-Policy"
        ? `${value}; report-uri ${reportsPath}`
        : value,
    );
  site.emit("request", request, response);
}

async function serveReports(
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method === "POST") {
    let body = "";
    for await (const chunk of request) body += chunk;
    reports.push(JSON.parse(body)["csp-report"]);
    response.writeHead(204).end();
  } else response.end(JSON.stringify(reports));
}
