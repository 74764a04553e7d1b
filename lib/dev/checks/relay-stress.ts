/**
 * Kills the relay 50 times amid a dozen messages: nothing that it accepted may be lost, nothing that it reported as not
 * sent may have been delivered, and a second attempt must be the same message to the receiver. Then 6,000 messages of
 * 33 kB while the mail server is down: a heap of 96 MB must do.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { deadSmtpUrl, MESSAGE, ORIGIN, post } from "../../relay/testing/relay";
import { smtpServer } from "../../relay/testing/smtp";
import { run } from "../run-command";

const kills = 50;
const batch = 12;

if ((await run("npm run --silent relay:bundle")) !== 0) process.exit(1);
const smtp = await smtpServer("end of message", (socket) => {
  // Mail servers take their time, so that kills meet messages at every step.
  setTimeout(() => socket.write("250 queued\r\n"), Math.random() * 40);
});

const statuses = new Map<string, number | undefined>();
for (let kill = 1; kill <= kills; kill++) {
  const relay = await startRelay();
  const sent = Array.from({ length: batch }, (_, number) =>
    relay.send(`Message ${kill}-${number}`),
  );
  await pause(Math.random() * 250);
  await relay.end("SIGKILL");
  await Promise.all(sent);
}
const answered = new Map(statuses);
const deliveredAtFirst = deliveries();

const relay = await startRelay();
for (const [subject, status] of answered)
  if (status !== 200) await relay.send(subject);
await relay.end("SIGTERM");
const delivered = deliveries();
await smtp.close();

const lost = count(
  (subject, status) => status === 200 && !delivered.has(subject),
);
const untrue = count(
  (subject, status) =>
    (status === 502 || status === 503) && deliveredAtFirst.has(subject),
);
const missing = [...statuses].filter(
  ([subject, status]) => status !== 200 || !delivered.has(subject),
).length;
const copies = [...delivered.values()].filter((ids) => ids.length > 1);
const differing = copies.filter((ids) => new Set(ids).size > 1).length;
console.log(
  `${kills} kills, ${answered.size} messages: ${count((_, status) => status === 200)} accepted, ${lost} of them lost; ` +
    `${count((_, status) => status === undefined)} cut off; ${untrue} reported as not sent and yet delivered; ` +
    `after a second attempt ${missing} missing, ${copies.length} delivered twice, ${differing} of these with another Message-ID`,
);
if (lost + untrue + missing + differing > 0) process.exitCode = 1;

const full = await startRelay(await deadSmtpUrl(), "--max-old-space-size=96");
const long = "字".repeat(10_900);
const failed: unknown[] = [];
for (let number = 0; number < 6_000; number += 40) {
  const round = Array.from({ length: 40 }, (_, index) =>
    full.send(`Message ${number + index}`, `${long}${number + index}`),
  );
  failed.push(...(await Promise.all(round)).filter((status) => status !== 502));
}
const { ok } = await full.health();
await full.end("SIGTERM");
console.log(
  `6,000 messages of 33 kB without a mail server: ${failed.length} not answered with 502, the relay is ${ok ? "up" : "gone"}`,
);
if (failed.length > 0 || !ok) process.exitCode = 1;

/** Runs relay.mjs, with room for any number of messages, and waits until it is up. */
async function startRelay(smtpUrl = smtp.url, ...options: string[]) {
  const port = await getPort();
  const child = spawn(process.execPath, [...options, "relay.mjs"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      RELAY_PORT: String(port),
      RELAY_HOST: "127.0.0.1",
      SMTP_URL: smtpUrl,
      MAIL_TO: MESSAGE.to,
      SENDER_LABEL: MESSAGE.name,
      ALLOWED_ORIGINS: ORIGIN,
      RELAY_RATE_LIMIT: "100000",
      RELAY_HOURLY_LIMIT: "1000000",
      RELAY_DAILY_LIMIT: "1000000",
      TRUST_PROXY: "",
    },
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error("The relay did not start.");
    await pause(20);
  }
  return {
    /** Notes the status of the response, or undefined if the connection broke. */
    async send(subject: string, text = MESSAGE.body) {
      const body = JSON.stringify({ ...MESSAGE, subject, body: text });
      const response = await post(url, body).catch(() => undefined);
      statuses.set(subject, response?.status);
      return response?.status;
    },
    health: async () =>
      (await fetch(`${url}/health`).catch(() => undefined)) ?? { ok: false },
    async end(signal: NodeJS.Signals) {
      const exited = once(child, "exit");
      child.kill(signal);
      await exited;
    },
  };
}

/** The Message-IDs of each delivery, by subject. */
function deliveries(): Map<string, (string | undefined)[]> {
  const found = new Map<string, (string | undefined)[]>();
  for (const text of smtp.messages) {
    const subject = /^Subject: (.+)$/m.exec(text)?.[1] ?? "";
    const id = /^Message-ID:\s+(\S+)/m.exec(text)?.[1];
    found.set(subject, [...(found.get(subject) ?? []), id]);
  }
  return found;
}

function count(
  test: (subject: string, status: number | undefined) => boolean,
): number {
  return [...answered].filter(([subject, status]) => test(subject, status))
    .length;
}
