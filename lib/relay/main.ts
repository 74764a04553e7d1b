import "@/lib/node/env-file";
import { endOnSignal } from "@/lib/node/end-on-signal";
import { runProgram } from "@/lib/node/run-program";
import { startRelay } from "./start";

// If the disk is full or the pipe is closed, log lines are lost, but no mail.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", () => {});
}

await runProgram(async () => {
  const { url, summary, hasMailbox, close } = await startRelay(process.env);
  console.log(summary);
  if (hasMailbox) console.log(`Mailbox:    ${url}`);
  endOnSignal(close);
}, "RELAY_PORT");
