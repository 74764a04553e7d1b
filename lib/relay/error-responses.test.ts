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

const stranger = "x@evil.example";
const header = `Hi\r\nBcc: ${stranger}`;
const encodedWord = "=?utf-8?B?SGkNCkJjYzogeEBldmlsLmV4YW1wbGU=?=";
const encodedName = "=?UTF-8*en?q?CEO?=";
const two = `${MESSAGE.to},${stranger}`;
const long = (field: "subject" | "body") => "x".repeat(LIMITS[field] + 1);
const composed = "\u{1D160}".repeat(LIMITS.subject / 2);

test.each<[string, BodyInit, number, string, Record<string, string>?]>([
  ["another site", text, 403, "foreignOrigin", headers("https://evil.example")],
  ["a program that names no origin", text, 403, "noOrigin", headers()],
  // Browsers send it without a preflight.
  ["plain text", text, 415, "notJson", headers(ORIGIN, "text/plain")],
  ["malformed JSON", "{", 400, "fields"],
  ["no body", "", 400, "fields"],
  ["a poisoned prototype", '{"__proto__":{"to":"x"}}', 400, "fields"],
  ["too many bytes", `"${"x".repeat(LIMITS.requestBytes)}"`, 413, "tooLarge"],
  ["a list", `[${text}]`, 400, "fields"],
  ["null", "null", 400, "fields"],
  ["no recipient", but({ to: undefined }), 400, "missing to"],
  ["a number as body", but({ body: 7 }), 400, "missing body"],
  ["a body of blanks", but({ body: " \n\u200B " }), 400, "empty body"],
  ["a subject of joiners", subject("\u200D\u2800"), 400, "empty subject"],
  ["a foreign recipient", but({ to: stranger }), 403, "foreignRecipient"],
  ["two recipients", but({ to: two }), 403, "foreignRecipient"],
  ["a header as subject", subject(header), 400, "notPlain subject"],
  ["a Unicode line break", subject("Hi\u2028there"), 400, "notPlain subject"],
  ["an invisible filler", subject("\u3164"), 400, "notPlain subject"],
  ["invisible tags", subject("A\u{E0041}\u{E0042}"), 400, "notPlain subject"],
  ["an encoded word", subject(encodedWord), 400, "notPlain subject"],
  ["an encoded name", but({ name: encodedName }), 400, "notPlain name"],
  ["another sender", but({ name: "ceo@example.com" }), 403, "foreignSender"],
  ["a long subject", subject(long("subject")), 400, "tooLong subject"],
  ["a subject long when composed", subject(composed), 400, "tooLong subject"],
  ["a long body", but({ body: long("body") }), 400, "tooLong body"],
])(
  "%s is rejected with a code and a sentence that names the field",
  async (_what, body, status, answer, sent = headers(ORIGIN)) => {
    const [code, field = ""] = answer.split(" ");
    expect(await relay.post(body, sent)).toEqual({
      status,
      allowedOrigin: sent.origin === ORIGIN ? ORIGIN : null,
      json: { error: expect.stringContaining(field), code },
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

const large = `X: ${"x".repeat(20_000)}`;

test.each([
  ["another path", "GET /send-email HTTP/1.1\r\nHost: a\r\n", 404, "notFound"],
  ["a malformed path", "GET /%zz HTTP/1.1\r\nHost: a\r\n", 400, "fields"],
  ["what is no HTTP", "nonsense\r\n", 400, "fields"],
  ["a long header", `GET / HTTP/1.1\r\n${large}\r\n`, 431, "largeHeaders"],
])("%s is answered with JSON", async (_what, head, status, code) => {
  const response = await raw(`${head}Connection: close\r\n\r\n`);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(response.split("\r\n\r\n")[1] ?? "")).toEqual({
    error: expect.any(String),
    code,
  });
});

async function raw(text: string): Promise<string> {
  const socket = connect(relay.port, "127.0.0.1").setEncoding("latin1");
  socket.write(text);
  return (await socket.toArray()).join("");
}
