/** Ctrl-C and a service manager's TERM finish what is under way; pressed again, they end at once. */
export function endOnSignal(close: () => Promise<unknown>): void {
  let endingSince: number | undefined;
  const end = () => {
    if (endingSince !== undefined) {
      // The terminal and each wrapper of the process pass one Ctrl-C on, so it arrives several times.
      if (Date.now() - endingSince > 500) process.exit(1);
      return;
    }
    endingSince = Date.now();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
}
