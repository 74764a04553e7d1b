import { once } from "node:events";
import { connect } from "node:net";
import { closeAll, MESSAGE, ORIGIN, relayFor } from "@/lib/relay/testing/relay";
import { LIMITS } from "./mail";

const headers = (origin?: string, type = "application/json") => ({
  "content-type": type,
  ...(origin && { origin }),
});
const text = JSON.stringify(MESSAGE);
const but = (fields: object) => JSON.stringify({ ...MESSAGE, ...fields });
const subject = (value: string) => but({ subject: value });

let relay: Awaited<ReturnType<typeof relayFor>>;
beforeEach(async () => {
  relay = await relayFor({ RELAY_HOURLY_LIMIT: "1000" });
});
afterEach(closeAll);

test("connections that the process has no file descriptors for are logged", async () => {
  const userLimits = { open_files: { soft: 4 } };
  jest.spyOn(process.report, "getReport").mockReturnValueOnce({ userLimits });
  const { port, logged } = await relayFor();
  const sockets = [1, 2, 3].map(() => connect(port, "127.0.0.1"));
  await logged("connections dropped");
  for (const socket of sockets) socket.destroy();
});

const latin1 = Buffer.from('{"to":"\u00e9"}', "latin1");
const stranger = "x@evil.example";
const header = `Hi\r\nBcc: ${stranger}`;
const encodedWord = "=?utf-8?B?SGkNCkJjYzogeEBldmlsLmV4YW1wbGU=?=";
const encodedName = "=?UTF-8*en?q?CEO?=";
const composed = "\u{1D160}".repeat(LIMITS.subject / 2);

test.each<[string, BodyInit, number, RegExp, Record<string, string>?]>([
  ["another site", text, 403, /not allowed/, headers("https://evil.example")],
  ["a program that names no origin", text, 403, /no Origin/, headers()],
  // Browsers send it without a preflight.
  ["plain text", text, 415, /as JSON/, headers(ORIGIN, "text/plain")],
  ["malformed JSON", "{", 400, /one JSON object/],
  ["no body", "", 400, /one JSON object/],
  ["text in another encoding", latin1, 400, /in UTF-8/],
  ["a poisoned prototype", '{"__proto__":{"to":"x"}}', 400, /one JSON object/],
  ["too many bytes", `"${"x".repeat(LIMITS.requestBytes)}"`, 413, /too large/],
  ["a list", `[${text}]`, 400, /one JSON object/],
  ["null", "null", 400, /one JSON object/],
  ["no recipient", but({ to: undefined }), 400, /"to" is missing/],
  ["a number as body", but({ body: 7 }), 400, /"body" is missing or not text/],
  ["a body of blanks", but({ body: " \n\u200B " }), 400, /"body" is empty/],
  ["a subject of joiners", subject("\u200D\u2800"), 400, /"subject" is empty/],
  ["a foreign recipient", but({ to: stranger }), 403, /recipient/],
  ["two recipients", but({ to: `${MESSAGE.to},x@b.c` }), 403, /recipient/],
  ["a header as subject", subject(header), 400, /"subject" must be one line/],
  ["a Unicode line break", subject("Hi\u2028there"), 400, /one line/],
  ["an invisible filler", subject("\u3164"), 400, /invisible/],
  ["invisible tags", subject("A\u{E0041}\u{E0042}"), 400, /invisible/],
  [
    "an encoded word",
    subject(encodedWord),
    400,
    /"subject" must be one line of plain/,
  ],
  [
    "an encoded name",
    but({ name: encodedName }),
    400,
    /"name" must be one line of plain/,
  ],
  ["another sender", but({ name: "ceo@example.com" }), 403, /sender name/],
  ["a long subject", subject("x".repeat(LIMITS.subject + 1)), 400, /longer/],
  ["a subject that is long when composed", subject(composed), 400, /longer/],
  ["a long body", but({ body: "x".repeat(LIMITS.body + 1) }), 400, /longer/],
])(
  "%s is rejected with one sentence for the visitor",
  async (_what, body, status, sentence, sent = headers(ORIGIN)) => {
    expect(await relay.post(body, sent)).toEqual({
      status,
      allowedOrigin: sent.origin === ORIGIN ? ORIGIN : null,
      json: { error: expect.stringMatching(sentence) },
    });
    expect(relay.mails()).toHaveLength(0);
  },
);

test("the log names the reason of a rejection without control characters", async () => {
  await relay.send({ ...MESSAGE, to: stranger });
  const answer = await relay.send(MESSAGE, { origin: "https://\u009b2J" });

  expect(relay.log()).toContain("not set up for the recipient");
  expect(relay.log()).toContain(answer.json.error);
  expect(relay.log()).toContain('"origin":"https://?2J"');
});

test("only the preflight of the site is granted", async () => {
  const rejected = await relay.preflight("https://evil.example");
  const granted = await relay.preflight();

  expect(rejected.status).toBe(403);
  expect(rejected.headers.get("access-control-allow-origin")).toBeNull();
  expect(granted.status).toBe(204);
  expect(granted.headers.get("access-control-allow-origin")).toBe(ORIGIN);
});

test.each([
  ["another path", "GET /send-email HTTP/1.1\r\nHost: a\r\n", 404],
  ["a malformed path", "GET /%zz HTTP/1.1\r\nHost: a\r\n", 400],
  ["what is no HTTP", "nonsense\r\n", 400],
  ["a long header", `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n`, 431],
])("%s is answered with JSON", async (_what, head, status) => {
  const response = await raw(`${head}Connection: close\r\n\r\n`);

  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(response.split("\r\n\r\n")[1] ?? "")).toEqual({
    error: expect.any(String),
  });
});

test("a connection reset by a visitor is no error in the log", async () => {
  for (let visitor = 0; visitor < 50; visitor++) {
    const socket = connect(relay.port, "127.0.0.1");
    socket.write(`POST /send-email HTTP/1.1\r\nHost: a\r\n\r\n`, () =>
      socket.resetAndDestroy(),
    );
    await once(socket, "close");
  }
  await relay.health();

  expect(relay.log()).not.toContain('"level":50');
});

async function raw(text: string): Promise<string> {
  const socket = connect(relay.port, "127.0.0.1").setEncoding("latin1");
  socket.write(text);
  return (await socket.toArray()).join("");
}
