import "@/lib/node/env-file";
import { endOnSignal } from "@/lib/node/end-on-signal";
import { runProgram } from "@/lib/node/run-program";
import { startRelay } from "./start";

// If the disk is full or the pipe is closed, log lines are lost, but no mail.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", () => {});
}

await runProgram(async () => {
  const { url, mailTo, origins, hasMailbox, close } = await startRelay(
    process.env,
  );
  console.log(`Mail relay: ${url}/send-email to ${mailTo.join(", ")}`);
  console.log(`Accepts:    messages from ${origins.join(", ")}`);
  if (hasMailbox) console.log(`Mailbox:    ${url}`);
  endOnSignal(close);
}, "RELAY_PORT");
