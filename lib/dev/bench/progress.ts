/** Says on one line of the terminal how far a long run is; in a log, a line every tenth of it. */
export function progress(steps: number): (what: string) => void {
  const start = Date.now();
  let done = 0;
  return (what) => {
    const left =
      done === 0
        ? ""
        : `, ${minutes(((Date.now() - start) / done) * (steps - done))} left`;
    const line = `${done + 1} of ${steps}: ${what}${left}`;
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
    else if (done % Math.ceil(steps / 10) === 0)
      process.stderr.write(`${line}\n`);
    done += 1;
    if (done === steps && process.stderr.isTTY) process.stderr.write("\n");
  };
}

function minutes(milliseconds: number): string {
  return milliseconds < 90_000
    ? `${Math.round(milliseconds / 1000)} s`
    : `${Math.round(milliseconds / 60_000)} min`;
}
