/** One line, instead of a stack trace, that says why a server could not start and what to do. */
export function explain(error: unknown, portVariable: string): string {
  const { code, port, message } = error as NodeJS.ErrnoException & {
    port?: number;
  };
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use. Stop the program that uses it, or choose another port: ${portVariable}=${Number(port) + 1}`;
  }
  return message ?? String(error);
}
