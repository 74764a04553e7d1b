import { existsSync } from "node:fs";
import { endOnSignal } from "../node/end-on-signal";
import { explain } from "../node/explain";
import { startRelay } from "./start";

// A full disk or a closed pipe costs log lines, not mail.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", () => {});
}
// What is set already wins, as in the build, whose reader relay.mjs would need Next for.
if (existsSync(".env")) process.loadEnvFile(".env");

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
