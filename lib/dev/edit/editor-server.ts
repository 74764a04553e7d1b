import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { readColors } from "@/lib/content/brand/colors";
import { readDrawing } from "@/lib/content/brand/read-drawing";
import { writeSvg } from "@/lib/content/brand/svg-file";
import { discs, icons, networks, surfaces } from "@/lib/content/enums";
import { isLoopback } from "@/lib/node/loopback";
import { editorConfig } from "./config";

/** Serves Decap and its own local backend, which writes in the content folder alone, from the folder of both. */
export function createEditor(folder: string, url: string, siteUrl: string) {
  const load = createRequire(resolve(folder, "_"));
  const dist = `${folder}/package/dist`;
  const setup = { config: editorConfig(siteUrl), drawings: drawings() };
  writeFileSync(`${dist}/setup.json`, JSON.stringify(setup));
  // The backend reads JSON alone, which a page of another origin may not send.
  Object.assign(process.env, { GIT_REPO_DIRECTORY: "content", ORIGIN: url });
  const express = load("express");
  const app = express();
  app.use(express.static("lib/dev/edit/page"), express.static(dist));
  load("decap-server/dist/middlewares").registerLocalFs(app);
  return createServer((request, response) =>
    // The name of another site may lead to this machine.
    isLoopback(request.headers.host ?? "")
      ? app(request, response)
      : response.writeHead(403).end("Not from here."),
  );
}

/** The drawings and colours to choose from, each set by its words. */
export function drawings(): Record<string, string>[] {
  const { fill } = readColors("light");
  const drawing = (kind: string) => (word: string) =>
    fill(writeSvg(readDrawing(`content/brand/drawings/${kind}/${word}.svg`)));
  const square = (word: string) =>
    `<svg viewBox="0 0 1 1"><path fill="${readColors("light", word).color("--surface")}" d="M0 0h1v1H0z"/></svg>`;
  const drawEach = (words: object, draw: (word: string) => string) =>
    Object.fromEntries(Object.keys(words).map((word) => [word, draw(word)]));
  return [
    drawEach(icons, drawing("icons")),
    drawEach(discs, drawing("discs")),
    drawEach(networks, drawing("networks")),
    drawEach(surfaces, square),
  ];
}
