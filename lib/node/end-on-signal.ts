/** Of an end in all; what is left then are requests that never arrived whole. */
const limitMs = 19_000;

/** Ctrl-C and a service manager's TERM finish what is under way; Ctrl-C again ends at once. */
export function endOnSignal(close: () => Promise<unknown>): void {
  let endingSince: number | undefined;
  const end = () => {
    if (endingSince !== undefined) {
      // The terminal and each wrapper of the process pass one Ctrl-C on, so it arrives several times.
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
