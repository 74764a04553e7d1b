/** One line for people instead of a stack: what went wrong at the start of a server, and what to do. */
export function explain(fault: unknown, portVariable: string): string {
  const { code, port, message } = fault as NodeJS.ErrnoException & {
    port?: number;
  };
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use. Stop what uses it, or choose another one: ${portVariable}=${Number(port) + 1}`;
  }
  if (code === "EACCES") {
    return `Port ${port} needs rights that you do not have. Choose one above 1023: ${portVariable}=8080`;
  }
  return message ?? String(fault);
}
