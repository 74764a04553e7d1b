import { existsSync } from "node:fs";
import { startRelay } from "./start";

/** Of a stop in all; what is left then are requests that never arrived whole. */
const stopWithinMs = 19_000;

// A full disk or a closed pipe costs log lines, not mail.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", () => {});
}
// What is set already wins, as in the build.
if (existsSync(".env")) process.loadEnvFile(".env");

try {
  const relay = await startRelay(process.env);
  console.log(
    `Mail relay: ${relay.url}/send-email to ${relay.mailTo.join(", ")}`,
  );
  if (relay.hasMailbox) console.log(`Mailbox:    ${relay.url}`);
  stopOnSignal(relay.close);
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException & { port?: number }));
  process.exitCode = 1;
}

/** TERM and Ctrl-C answer what was accepted; Ctrl-C again ends at once. */
function stopOnSignal(close: () => Promise<unknown>): void {
  let stoppingSince: number | undefined;
  const stop = () => {
    if (stoppingSince !== undefined) {
      // The terminal and each wrapper of the process pass on one Ctrl-C, so it arrives several times.
      if (Date.now() - stoppingSince > 500) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(0), stopWithinMs).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

/** One line for people instead of a stack. */
function explain({
  code,
  port,
  message,
}: NodeJS.ErrnoException & { port?: number }): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use. Stop the program that uses it, or choose another port: RELAY_PORT=${Number(port) + 1}`;
  }
  if (code === "EACCES") {
    return `Port ${port} needs rights that you do not have. Choose one above 1023: RELAY_PORT=8025`;
  }
  return message;
}
