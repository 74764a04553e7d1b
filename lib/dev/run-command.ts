import { spawn } from "node:child_process";

/** Runs a command line with this terminal and resolves with its exit code. */
export function run(
  command: string,
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    spawn(command, {
      shell: true,
      stdio: "inherit",
      env: { ...process.env, ...environment },
    })
      .on("error", reject)
      .on("close", (code) => resolve(code ?? 1));
  });
}
