/** The time limit for closing; by then only incomplete requests are left. */
const limitMs = 19_000;

/** On SIGINT (Ctrl-C) or SIGTERM, closes the server and ends the process. A second Ctrl-C ends it at once. */
export function endOnSignal(close: () => Promise<unknown>): void {
  let endingSince: number | undefined;
  const end = () => {
    if (endingSince !== undefined) {
      // The terminal and each wrapper of the process forward a signal, so one Ctrl-C arrives several times.
      if (Date.now() - endingSince > 500) process.exit(1);
      return;
    }
    endingSince = Date.now();
    setTimeout(() => process.exit(0), limitMs).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
}
