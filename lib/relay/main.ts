import "@/lib/dev/dotenv";
import { endOnSignal } from "@/lib/dev/end-on-signal";
import { explain } from "@/lib/dev/explain";
import { startRelay } from "./start";

try {
  const relay = await startRelay(process.env);
  console.log(
    `Mail relay: ${relay.url}/send-email to ${relay.mailTo.join(", ")}`,
  );
  if (relay.hasMailbox) console.log(`Mailbox:    ${relay.url}`);
  endOnSignal(relay.close);
} catch (fault) {
  console.error(explain(fault, "RELAY_PORT"));
  process.exitCode = 1;
}
