import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { sharedFiles } from "@/lib/content/files";
import { mainRoutes } from "@/lib/content/pages";
import { isLoopback } from "@/lib/node/loopback";
import { editorConfig } from "./config";
import { contentStore } from "./content-store";

type Options = { script: string; siteUrl: string };

/** Serves the editor and writes what it saves into the content folder. */
export function createEditorServer({ script, siteUrl }: Options) {
  const store = contentStore(".");
  const files: Record<string, [file: string, type: string]> = {
    "/": ["lib/dev/edit/page.html", "text/html"],
    "/page.js": ["lib/dev/edit/page.js", "text/javascript"],
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
      const [file, type] = files[pathname] ?? [];
      if (!file || !type) return send(404, "text/plain", "Not found.");
      return send(200, type, await readFile(file, "utf8"));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return send(422, "application/json", JSON.stringify({ error: message }));
    }
  });
}

/** No other website may write files: the Host is this machine, and the type JSON, which another site may not send. */
function isOwn({ headers, method }: IncomingMessage): boolean {
  const local = isLoopback((headers.host ?? "").replace(/:\d+$/, ""));
  const type = headers["content-type"] ?? "";
  return local && (method !== "POST" || type.startsWith("application/json"));
}

/** What the editor's page needs: its forms, the drawings to choose from, and the page that shows each file. */
function setup(siteUrl: string) {
  return {
    config: editorConfig(siteUrl),
    drawings: drawings(),
    pages: Object.fromEntries([
      ...sharedFiles.map((name) => [name, "/"]),
      ...mainRoutes.map(({ id, path }) => [id, path]),
    ]),
  };
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
