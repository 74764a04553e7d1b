/** Runs a program, which ends after an error with one line that says why and what to do. `portVariable` sets its port. */
export async function runProgram(main: () => unknown, portVariable = "PORT") {
  try {
    await main();
  } catch (error) {
    console.error(explain(error, portVariable));
    process.exit(1);
  }
}

function explain(error: unknown, portVariable: string): string {
  const { code, port, message } = error as NodeJS.ErrnoException & {
    port?: number;
  };
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use. Stop the program that uses it, or choose another port: ${portVariable}=${Number(port) + 1}`;
  }
  return message ?? String(error);
}
