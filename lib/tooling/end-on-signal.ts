/** Ctrl-C and a service manager's TERM finish what is under way; a second signal ends at once. */
export function endOnSignal(close: () => Promise<unknown>): void {
  let ending = false;
  const end = () => {
    if (ending) process.exit(1);
    ending = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
}
