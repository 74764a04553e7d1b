/** `npx tsx lib/dev/relay-bench.ts`: what relay.mjs bears on this machine, with a 64 MB heap. Figures for a note, not a test. */
import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { scriptedSmtpServer } from "../relay/testing/smtp";
import { send, startRelayProcess, stopRelayProcess } from "./relay-process";
import { run } from "./run-command";

const clients = 40;
let number = 0;
const messages = Number(process.env.MESSAGES || 20_000);

if ((await run("npm run --silent relay:bundle")) !== 0) process.exit(1);
const smtp = await scriptedSmtpServer();
const relay = await startRelayProcess(smtp.url, ["--max-old-space-size=64"]);
const agent = new Agent({ keepAlive: true, maxSockets: clients });

await load(200);
const before = memory();
const { seconds, times } = await load(messages);
console.log(
  `${clients} clients: ${Math.round(messages / seconds)} messages/s, p50 ${percentile(times, 50)} ms, p99 ${percentile(times, 99)} ms`,
);
console.log(
  `memory: ${before} MB, after ${messages} messages ${memory()} MB; ${smtp.messages.length} delivered`,
);

const alone = await timed(50);
const halfOpen = await Promise.all(Array.from({ length: 500 }, open));
const beside = await timed(50);
console.log(
  `500 half-open connections: a message takes ${percentile(beside, 50)} ms (p99 ${percentile(beside, 99)}) instead of ${percentile(alone, 50)} ms, memory ${memory()} MB`,
);
const drip = dripping();
const closings = await Promise.all(halfOpen.map(({ closed }) => closed));
console.log(`they are closed after ${Math.max(...closings).toFixed(1)} s`);
console.log(`a body by the drop is closed after ${(await drip).toFixed(1)} s`);
agent.destroy();
await stopRelayProcess(relay);
await smtp.close();

async function load(count: number) {
  const times: number[] = [];
  const start = performance.now();
  let left = count;
  const client = async () => {
    while (left-- > 0) times.push(await timedSend());
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { seconds: (performance.now() - start) / 1000, times };
}

async function timed(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) times.push(await timedSend());
  return times;
}

async function timedSend(): Promise<number> {
  const start = performance.now();
  const status = await send(relay, `Message ${process.pid}-${number++}`, agent);
  if (status !== 200) throw new Error(`The relay answered ${status}.`);
  return performance.now() - start;
}

function percentile(times: number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(
    sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0,
  );
}

/** Of the relay's process, as Linux counts it. */
function memory(): number {
  const status = readFileSync(`/proc/${relay.child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** A connection that never finishes its headers. */
function open(): Promise<{ closed: Promise<number> }> {
  return begin("POST /send-email HTTP/1.1\r\nHost: localhost\r\n");
}

/** A connection that sends a byte of its body a second. */
async function dripping(): Promise<number> {
  const { socket, closed } = await begin(
    "POST /send-email HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n",
  );
  const drops = setInterval(() => socket.write(" "), 1000);
  return closed.finally(() => clearInterval(drops));
}

/** `closed` is the time until the relay ends the connection, in seconds. */
function begin(
  text: string,
): Promise<{ socket: Socket; closed: Promise<number> }> {
  return new Promise((resolve) => {
    const start = performance.now();
    const socket = connect(relay.port, "127.0.0.1", () => {
      socket.write(text);
      resolve({ socket, closed });
    });
    const closed = new Promise<number>((end) => {
      socket.on("close", () => end((performance.now() - start) / 1000));
    });
    socket.on("error", () => {});
    socket.resume();
  });
}
