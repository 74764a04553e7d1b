import "@/lib/node/env-file";
import { endOnSignal } from "@/lib/node/end-on-signal";
import { explain } from "@/lib/node/explain";
import { startRelay } from "./start";

// If the disk is full or the pipe is closed, log lines are lost, but no mail.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", () => {});
}

try {
  const relay = await startRelay(process.env);
  console.log(
    `Mail relay: ${relay.url}/send-email to ${relay.mailTo.join(", ")}`,
  );
  if (relay.hasMailbox) console.log(`Mailbox:    ${relay.url}`);
  endOnSignal(relay.close);
} catch (error) {
  console.error(explain(error, "RELAY_PORT"));
  process.exitCode = 1;
}
