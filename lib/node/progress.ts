type Output = { isTTY?: boolean; write(text: string): unknown };

/** Shows how far long work has come: in one line of a terminal, and elsewhere in a line every ten seconds. */
export function progress(what: string, output: Output = process.stdout) {
  const { isTTY } = output;
  let shownAt = Date.now();
  return (done: number, total: number) => {
    if (!isTTY && Date.now() - shownAt < 10_000) return;
    shownAt = Date.now();
    const end = isTTY && done < total ? "" : "\n";
    output.write(`${isTTY ? "\r" : ""}${what}: ${done} of ${total}${end}`);
  };
}
