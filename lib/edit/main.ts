/** `npm run edit`: serves forms for all content files and starts the dev server. Ctrl-C ends both. */
import "@/lib/node/env-file";
import { freePort, listen, readPort } from "@/lib/dev/ports";
import { run } from "@/lib/dev/run-command";
import { runProgram } from "@/lib/node/run-program";
import { editorFile } from "./editor-file";
import { createEditorServer } from "./editor-server";

await runProgram(async () => {
  const { env } = await import("@/lib/site/env");
  const script = await editorFile();
  const port = await freePort(readPort("PORT", 3000));
  const siteUrl = `http://localhost:${port}${env.basePath}`;
  const editPort = await freePort(readPort("EDIT_PORT", 4000));
  await listen(createEditorServer({ script, siteUrl }), editPort);
  console.log(`\n  Edit   http://localhost:${editPort}\n  Site   ${siteUrl}\n`);
  const environment = { PORT: String(port) };
  process.exit(await run("tsx lib/dev/dev-server.ts", { environment }));
}, "EDIT_PORT");
