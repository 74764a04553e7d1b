/**
 * Kills the relay 50 times while it handles a dozen messages. No accepted message may be lost, no message that was
 * reported as not sent may be delivered, and a second attempt must have the same Message-ID. Then sends 6,000 messages
 * of 33 kB while the mail server is down, with a heap of 96 MB.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { run } from "@/lib/dev/run-command";
import { deadSmtpUrl, MESSAGE, ORIGIN, post } from "@/lib/relay/testing/relay";
import { smtpServer } from "@/lib/relay/testing/smtp-server";

assert.equal(await run("npm run --silent relay:bundle"), 0);
const smtp = await smtpServer("end of message", (socket) => {
  // A random delay, so that kills hit messages at every step.
  setTimeout(() => socket.write("250 queued\r\n"), Math.random() * 40);
});

await assert.rejects(startBundle(""), /did not start/, "It has a mailbox.");

const answers = new Map<string, number | undefined>();
for (let kill = 1; kill <= 50; kill++) {
  const relay = await startBundle();
  const sent = Array.from({ length: 12 }, async (_, number) => {
    const subject = `Message ${kill}-${number}`;
    answers.set(subject, await relay.send(subject));
  });
  await pause(Math.random() * 250);
  await relay.end("SIGKILL");
  await Promise.all(sent);
}
const atFirst = deliveries();
const withStatus = (...wanted: (number | undefined)[]) =>
  [...answers.keys()].filter((key) => wanted.includes(answers.get(key)));
const lost = withStatus(200).filter((subject) => !atFirst.has(subject));
const untrue = withStatus(502, 503).filter((subject) => atFirst.has(subject));

const relay = await startBundle();
const again = withStatus(502, 503, 504, undefined);
for (const subject of again) assert.equal(await relay.send(subject), 200);
await relay.end("SIGTERM");
const delivered = deliveries();
await smtp.close();
const missing = [...answers.keys()].filter((key) => !delivered.has(key));
const twice = [...delivered.values()].filter((ids) => ids.length > 1);
const differing = twice.filter((ids) => new Set(ids).size > 1);
console.log(
  `50 kills, ${answers.size} messages: ${withStatus(200).length} accepted, ${lost.length} of them lost; ` +
    `${withStatus(undefined).length} cut off; ${untrue.length} reported as not sent and yet delivered; after a second ` +
    `attempt ${missing.length} missing, ${twice.length} delivered twice, ${differing.length} of these with another Message-ID`,
);
assert.deepEqual([lost, untrue, missing, differing], [[], [], [], []]);

const full = await startBundle(await deadSmtpUrl(), "--max-old-space-size=96");
const long = "字".repeat(10_900);
// As many at a time as may wait in the queue. Each is attempted a second time after two seconds.
for (let number = 0; number < 6_000; number += 50) {
  const round = Array.from({ length: 50 }, (_, index) =>
    full.send(`Message ${number + index}`, `${long}${number + index}`),
  );
  assert.deepEqual(new Set(await Promise.all(round)), new Set([502]));
}
await full.end("SIGTERM");
console.log("6,000 messages of 33 kB without a mail server: each reported so.");

/** Starts relay.mjs with rate limits that are never reached, and waits until it is ready. */
async function startBundle(smtpUrl = smtp.url, ...options: string[]) {
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
      RELAY_HOURLY_LIMIT: "1000000",
      RELAY_DAILY_LIMIT: "1000000",
      TRUST_PROXY: "",
    },
  });
  const exited = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) {
    assert.equal(child.exitCode, null, "The relay did not start.");
    await pause(20);
  }
  return {
    /** Resolves with the status of the response, or undefined if the connection broke. */
    async send(subject: string, body = MESSAGE.body) {
      const message = JSON.stringify({ ...MESSAGE, subject, body });
      return (await post(url, message).catch(() => undefined))?.status;
    },
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      await exited;
    },
  };
}

/** The Message-IDs of all deliveries, by subject. */
function deliveries(): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>();
  for (const text of smtp.messages) {
    const subject = /^Subject: (.+)$/m.exec(text)?.[1] ?? "";
    const id = /^Message-ID:\s+(\S+)/m.exec(text)?.[1];
    found.set(subject, [...(found.get(subject) ?? []), id]);
  }
  return found;
}
