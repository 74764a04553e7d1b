import { spawn } from "node:child_process";

/** @throws Error with everything the command said, if it fails. */
export async function run(
  command: string,
  parameters: string[],
  directory: string,
): Promise<void> {
  const said: Buffer[] = [];
  const child = spawn(command, parameters, {
    cwd: directory,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
  child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0)
    throw new Error(
      `${parameters.join(" ")} ended with ${code}:\n${Buffer.concat(said)}`,
    );
}
