/** `npm run edit`: starts the dev server, and serves forms for all content files beside it. Ctrl-C ends both. */
import "@/lib/node/env-file";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, listen, readPort } from "@/lib/dev/ports";
import { run } from "@/lib/node/run-command";
import { runProgram } from "@/lib/node/run-program";
import { createEditor } from "./editor-server";
import { fetchEditor } from "./fetch-editor";

await runProgram(async () => {
  const { env } = await import("@/lib/site/env");
  const folder = await fetchEditor();
  const port = await freePort(readPort("PORT", 3000));
  const editPort = await freePort(readPort("EDIT_PORT", 4000));
  const environment = { PORT: String(port) };
  run("tsx lib/dev/dev-server.ts", { environment }).then(process.exit);
  const siteUrl = `http://localhost:${port}${env.basePath}`;
  // The first start makes all pictures.
  while (!(await fetch(siteUrl).catch(() => false))) await sleep(1000);
  const url = `http://localhost:${editPort}`;
  await listen(createEditor(folder, url, siteUrl), editPort);
  console.log(`\n  Edit   ${url}\n  Site   ${siteUrl}\n`);
}, "EDIT_PORT");
