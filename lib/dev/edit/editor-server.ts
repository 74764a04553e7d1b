import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { sharedFiles } from "@/lib/content/files";
import { editorConfig, shownOn } from "./config";
import { contentStore } from "./content-store";

type Options = { script: string; siteUrl: string; root?: string };

/** Serves the editor and writes what it saves into the content folder below the root. */
export function createEditorServer({ script, siteUrl, root = "." }: Options) {
  const store = contentStore(root);
  const files: Record<string, [type: string, text: () => Promise<string>]> = {
    "/": ["text/html", () => readFile("lib/dev/edit/page.html", "utf8")],
    "/page.js": [
      "text/javascript",
      () => readFile("lib/dev/edit/page.js", "utf8"),
    ],
    "/decap-cms.js": ["text/javascript", () => readFile(script, "utf8")],
    "/tokens.css": [
      "text/css",
      () => readFile("components/layout/tokens.css", "utf8"),
    ],
    "/config.json": [
      "application/json",
      async () =>
        JSON.stringify({
          config: editorConfig(siteUrl),
          drawings: drawings(),
          pages: Object.fromEntries(
            sharedFiles.map((name) => [name, shownOn(name)]),
          ),
        }),
    ],
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
      const [type, text] = files[pathname] ?? [];
      if (!type || !text) return send(404, "text/plain", "Not found.");
      return send(200, type, await text());
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return send(422, "application/json", JSON.stringify({ error: message }));
    }
  });
}

/** No other website may write files: the Host is this machine, and the type JSON, which another site may not send. */
function isOwn({ headers, method }: IncomingMessage): boolean {
  const local = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? "");
  const type = headers["content-type"] ?? "";
  return local && (method !== "POST" || type.startsWith("application/json"));
}

function drawings(): Record<string, string> {
  return Object.fromEntries(
    ["icons", "discs"].flatMap((kind) =>
      readdirSync(`components/media/${kind}`).map((file) => [
        file.replace(".svg", ""),
        readFileSync(`components/media/${kind}/${file}`, "utf8"),
      ]),
    ),
  );
}
