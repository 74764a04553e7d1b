import { spawn } from "node:child_process";

type Options = {
  cwd?: string;
  environment?: Record<string, string>;
};

/** Runs a command line in this terminal and resolves with its exit code. */
export async function run(command: string, options: Options = {}) {
  return (await spawnCommand(command, options, "inherit")).code;
}

/** Runs a command line without a terminal and resolves with its exit code and output. */
export function capture(command: string, options: Options = {}) {
  return spawnCommand(command, options, "pipe");
}

function spawnCommand(
  command: string,
  { cwd, environment }: Options,
  stdio: "inherit" | "pipe",
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd,
      shell: true,
      stdio: ["inherit", stdio, stdio],
      env: { ...process.env, ...environment },
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
