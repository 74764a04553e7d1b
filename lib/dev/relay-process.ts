import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";

const origin = "http://localhost:3000";
const message = {
  to: "owner@example.com",
  name: "Example Website",
  body: `Name: Asha Rao\nEmail: asha@example.in\nPhone Number: 9876543210\nMessage: ${"Hello. ".repeat(40)}`,
};

export type RelayProcess = { port: number; child: ChildProcess };

/** Runs relay.mjs, with room for any number of messages, and waits until it is up. */
export async function startRelayProcess(
  smtpUrl: string,
): Promise<RelayProcess> {
  const port = await getPort();
  const child = spawn(process.execPath, ["relay.mjs"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      RELAY_PORT: String(port),
      RELAY_HOST: "127.0.0.1",
      SMTP_URL: smtpUrl,
      MAIL_TO: message.to,
      SENDER_LABEL: message.name,
      ALLOWED_ORIGINS: origin,
      RELAY_RATE_LIMIT: "100000",
      RELAY_HOURLY_LIMIT: "1000000",
      RELAY_DAILY_LIMIT: "1000000",
      TRUST_PROXY: "",
    },
  });
  const url = `http://127.0.0.1:${port}/health`;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error("The relay did not start.");
    await pause(20);
  }
  return { port, child };
}

export async function stopRelayProcess(
  { child }: RelayProcess,
  signal: NodeJS.Signals = "SIGTERM",
): Promise<void> {
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}

/** The status of the response, or undefined if the connection broke. */
export function send(
  { port }: RelayProcess,
  subject: string,
): Promise<number | undefined> {
  return new Promise((resolve) => {
    request(
      {
        host: "127.0.0.1",
        port,
        path: "/send-email",
        method: "POST",
        agent: false,
        headers: { origin, "content-type": "application/json" },
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode));
        response.on("error", () => resolve(undefined));
      },
    )
      .on("error", () => resolve(undefined))
      .end(JSON.stringify({ ...message, subject }));
  });
}
