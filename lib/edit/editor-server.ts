import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { readColors } from "@/lib/brand/colors";
import { readDrawing } from "@/lib/brand/read-drawing";
import { writeSvg } from "@/lib/brand/svg-file";
import { checkContent } from "@/lib/check/check";
import { printIssues } from "@/lib/check/print-issues";
import { discs, icons, surfaces } from "@/lib/content/enums";
import { shownAt, singleFiles } from "@/lib/content/files";
import { readContent } from "@/lib/content/read";
import { askNext } from "@/lib/dev/ask-next";
import { isLoopback } from "@/lib/node/loopback";
import { editorConfig } from "./config";
import { contentStore } from "./content-store";

type Options = { script: string; siteUrl: string };

/** Serves the editor and saves its changes in the content folder. */
export function createEditorServer({ script, siteUrl }: Options) {
  const store = contentStore(".");
  const files: Record<string, [file: string, type: string]> = {
    "/": ["lib/edit/page.html", "text/html"],
    "/page.js": ["lib/edit/page.js", "text/javascript"],
    "/decap-cms.js": [script, "text/javascript"],
  };

  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const send = (status: number, type: string, body: string) =>
      response
        .writeHead(status, { "Content-Type": `${type}; charset=utf-8` })
        .end(body);
    try {
      if (!isOwn(request)) return send(403, "text/plain", "Not from here.");
      if (pathname === "/api/v1" && request.method === "POST") {
        const { action, params } = (await json(request)) as {
          action: string;
          params: Parameters<typeof store>[1];
        };
        const result = await store(action, params);
        return send(200, "application/json", JSON.stringify(result));
      }
      if (pathname === "/config.json")
        return send(200, "application/json", JSON.stringify(setup(siteUrl)));
      if (pathname.startsWith("/issues/")) {
        const issues = await checkContent(readContent());
        const own = issues.filter(({ file }) => pathname.endsWith(`/${file}`));
        return send(200, "text/plain", printIssues(own));
      }
      // The forms may not read it themselves, from another port.
      if (pathname.startsWith("/status/")) {
        const status = await askNext(siteUrl + pathname.slice(7));
        return send(status, "text/plain", "");
      }
      const [file, type] = files[pathname] ?? [];
      if (!file || !type) return send(404, "text/plain", "Not found.");
      return send(200, type, await readFile(file, "utf8"));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return send(422, "application/json", JSON.stringify({ error: message }));
    }
  });
}

/** Rejects other websites: the Host must be this machine, and a POST must be JSON, which needs CORS permission. */
function isOwn({ headers, method }: IncomingMessage): boolean {
  const local = isLoopback(headers.host ?? "");
  const type = headers["content-type"] ?? "";
  return local && (method !== "POST" || type.startsWith("application/json"));
}

/** The configuration of the editor's page: its forms, the drawings to choose from, and the page for each file. */
function setup(siteUrl: string) {
  return {
    config: editorConfig(siteUrl),
    drawings: [drawings("icons", icons), drawings("discs", discs), swatches()],
    pages: Object.fromEntries(singleFiles.map((name) => [name, shownAt(name)])),
  };
}

function drawings(kind: string, names: object): Record<string, string> {
  const { fill } = readColors("light");
  return Object.fromEntries(
    Object.keys(names).map((name) => [
      name,
      fill(writeSvg(readDrawing(`content/brand/drawings/${kind}/${name}.svg`))),
    ]),
  );
}

function swatches(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(surfaces).map((name) => [
      name,
      `<svg viewBox="0 0 1 1"><rect width="1" height="1" fill="${readColors("light", name).color("--surface")}"/></svg>`,
    ]),
  );
}
