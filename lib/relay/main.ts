import "@/lib/node/env-file";
import { endOnSignal } from "@/lib/node/end-on-signal";
import { runProgram } from "@/lib/node/run-program";
import { startRelay } from "./start";

// If the disk is full or the pipe is closed, log lines are lost, but no mail.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", () => {});
}

await runProgram(async () => {
  const relay = await startRelay(process.env);
  console.log(
    `Mail relay: ${relay.url}/send-email to ${relay.mailTo.join(", ")}`,
  );
  if (relay.hasMailbox) console.log(`Mailbox:    ${relay.url}`);
  endOnSignal(relay.close);
}, "RELAY_PORT");
