/**
 * Kills the relay 50 times amid a dozen messages: nothing that it accepted may be lost, nothing that it reported as not
 * sent may have been delivered, and a second attempt must be the same message to the receiver.
 */
import { setTimeout as pause } from "node:timers/promises";
import { scriptedSmtpServer } from "../../relay/testing/smtp";
import {
  type RelayProcess,
  send,
  startRelayProcess,
  stopRelayProcess,
} from "../relay-process";
import { run } from "../run-command";

const kills = 50;
const batch = 12;

if ((await run("npm run --silent relay:bundle")) !== 0) process.exit(1);
const smtp = await scriptedSmtpServer("end of message", (socket) => {
  // Mail servers take their time, so that kills meet messages at every step.
  setTimeout(() => socket.write("250 queued\r\n"), Math.random() * 40);
});

const statuses = new Map<string, number | undefined>();
for (let kill = 1; kill <= kills; kill++) {
  const relay = await startRelayProcess(smtp.url);
  const sent = Array.from({ length: batch }, (_, number) =>
    record(relay, `Message ${kill}-${number}`),
  );
  await pause(Math.random() * 250);
  await stopRelayProcess(relay, "SIGKILL");
  await Promise.all(sent);
}
const answered = new Map(statuses);
const deliveredAtFirst = deliveries();

const relay = await startRelayProcess(smtp.url);
for (const [subject, status] of answered)
  if (status !== 200) await record(relay, subject);
await stopRelayProcess(relay);
const delivered = deliveries();
await smtp.close();

const lost = count((subject, status) => status === 200 && !has(subject));
const untrue = count(
  (subject, status) =>
    (status === 502 || status === 503) && deliveredAtFirst.has(subject),
);
const missing = [...statuses].filter(
  ([subject, status]) => status !== 200 || !has(subject),
).length;
const copies = [...delivered.values()].filter((ids) => ids.length > 1);
const differing = copies.filter((ids) => new Set(ids).size > 1).length;
console.log(
  `${kills} kills, ${answered.size} messages: ${count((_, status) => status === 200)} accepted, ${lost} of them lost; ` +
    `${count((_, status) => status === undefined)} cut off; ${untrue} reported as not sent and yet delivered; ` +
    `after a second attempt ${missing} missing, ${copies.length} delivered twice, ${differing} of these with another Message-ID`,
);
if (lost + untrue + missing + differing > 0) process.exitCode = 1;

async function record(relay: RelayProcess, subject: string): Promise<void> {
  statuses.set(subject, await send(relay, subject));
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

function has(subject: string): boolean {
  return delivered.has(subject);
}

function count(
  test: (subject: string, status: number | undefined) => boolean,
): number {
  return [...answered].filter(([subject, status]) => test(subject, status))
    .length;
}
