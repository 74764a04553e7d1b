/** @jest-environment node */
import { connect } from "node:net";
import { LIMITS } from "./message";
import { MESSAGE, ORIGIN, relayFor } from "./testing/relay";

type Relay = Awaited<ReturnType<typeof relayFor>>;
let relay: Relay;

beforeAll(async () => {
  relay = await relayFor({ RELAY_RATE_LIMIT: "1000" });
});
afterAll(() => relay.close());

const JSON_TYPE = { "content-type": "application/json" };
const fromSite = (body: string | Buffer) => () =>
  relay.post(body, { ...JSON_TYPE, origin: ORIGIN });
const send = (change: object) => () => relay.send({ ...MESSAGE, ...change });

test.each<[string, () => ReturnType<Relay["post"]>, number, RegExp]>([
  [
    "another website",
    () =>
      relay.post(JSON.stringify(MESSAGE), {
        ...JSON_TYPE,
        origin: "https://evil.example",
      }),
    403,
    /not allowed/,
  ],
  [
    "a page without an origin of its own",
    () => relay.post(JSON.stringify(MESSAGE), { ...JSON_TYPE, origin: "null" }),
    403,
    /not allowed/,
  ],
  [
    "a program that names no origin",
    () => relay.post(JSON.stringify(MESSAGE), JSON_TYPE),
    403,
    /no Origin/,
  ],
  [
    "a form post, which browsers send without asking",
    () =>
      relay.post("to=a", {
        origin: ORIGIN,
        "content-type": "application/x-www-form-urlencoded",
      }),
    415,
    /as JSON/,
  ],
  [
    "text, which browsers send without asking",
    () =>
      relay.post(JSON.stringify(MESSAGE), {
        origin: ORIGIN,
        "content-type": "text/plain",
      }),
    415,
    /as JSON/,
  ],
  ["malformed JSON", fromSite("{"), 400, /not valid JSON/],
  ["no body", fromSite(""), 400, /empty/],
  [
    "text in another encoding",
    fromSite(Buffer.from('{"to":"\u00e9"}', "latin1")),
    400,
    /not valid UTF-8/,
  ],
  [
    "a poisoned prototype",
    fromSite('{"__proto__":{"to":"x"}}'),
    400,
    /not valid JSON/,
  ],
  [
    "a request of more bytes than any message needs",
    fromSite(`"${"x".repeat(LIMITS.requestBytes)}"`),
    413,
    /too large/,
  ],
  ["a list", () => relay.send([MESSAGE]), 400, /one JSON object/],
  ["null", () => relay.send(null), 400, /one JSON object/],
  ["no recipient", send({ to: undefined }), 400, /"to" is missing/],
  ["no subject", send({ subject: undefined }), 400, /"subject" is missing/],
  ["a number as body", send({ body: 7 }), 400, /"body" is missing or not text/],
  ["a list as name", send({ name: ["a"] }), 400, /"name" is missing or not/],
  ["an empty subject", send({ subject: " " }), 400, /"subject" is empty/],
  ["a body of blanks", send({ body: " \n " }), 400, /"body" is empty/],
  ["a foreign recipient", send({ to: "x@evil.example" }), 403, /recipient/],
  [
    "a second recipient behind the first",
    send({ to: `${MESSAGE.to}, x@evil.example` }),
    403,
    /recipient/,
  ],
  [
    "a header forged in the subject",
    send({ subject: "Hi\r\nBcc: x@evil.example" }),
    400,
    /"subject" must be one line/,
  ],
  [
    "a header forged in the name",
    send({ name: "A\nBcc: x@evil.example" }),
    400,
    /"name" must be one line/,
  ],
  [
    "a Unicode line break in the subject",
    send({ subject: "Hi\u2028there" }),
    400,
    /one line/,
  ],
  ["reversed text", send({ name: "A\u202Egpj" }), 400, /"name" must be/],
  ["an invisible space", send({ subject: "A\u200BB" }), 400, /invisible/],
  ["an invisible filler", send({ subject: "\u3164" }), 400, /invisible/],
  [
    "text in invisible tags",
    send({ subject: "A\u{E0041}\u{E0042}" }),
    400,
    /invisible/,
  ],
  [
    "an encoded word in the subject",
    send({ subject: "=?utf-8?B?SGkNCkJjYzogeEBldmlsLmV4YW1wbGU=?=" }),
    400,
    /"subject" must be plain text/,
  ],
  [
    "an encoded word in the name",
    send({ name: "=?UTF-8*en?q?CEO_=3Cceo=40example.com=3E?=" }),
    400,
    /"name" must be plain text/,
  ],
  ["another sender", send({ name: "ceo@example.com" }), 403, /SENDER_LABEL/],
  [
    "too long a subject",
    send({ subject: "x".repeat(LIMITS.subject + 1) }),
    400,
    /longer than/,
  ],
  [
    "too long a subject when its characters are composed",
    send({ subject: "\u{1D160}".repeat(LIMITS.subject / 2) }),
    400,
    /longer than/,
  ],
  [
    "too long a body",
    send({ body: "x".repeat(LIMITS.body + 1) }),
    400,
    /longer than/,
  ],
])("%s is rejected with one sentence", async (_what, act, status, sentence) => {
  const answer = await act();

  expect(answer.status).toBe(status);
  expect(answer.json).toEqual({ error: expect.stringMatching(sentence) });
  expect(relay.mails()).toHaveLength(0);
});

test.each([
  ["GET", "/nowhere"],
  ["GET", "/send-email"],
  ["PUT", "/send-email"],
  ["DELETE", "/"],
])("%s %s is answered with JSON and status 404", async (method, path) => {
  const response = await fetch(relay.url + path, { method });

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    error: expect.stringContaining(method),
  });
});

test("the preflight of another website is rejected, that of the site is granted", async () => {
  const preflight = (origin: string) =>
    fetch(`${relay.url}/send-email`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
  const rejected = await preflight("https://evil.example");
  const granted = await preflight(ORIGIN);

  expect(rejected.status).toBe(403);
  expect(rejected.headers.get("access-control-allow-origin")).toBeNull();
  expect(granted.status).toBe(204);
  expect(granted.headers.get("access-control-allow-origin")).toBe(ORIGIN);
});

test("the site can read an error", async () => {
  const response = await fetch(`${relay.url}/send-email`, {
    method: "POST",
    headers: { origin: ORIGIN, "content-type": "application/json" },
    body: "{",
  });

  expect(response.headers.get("access-control-allow-origin")).toBe(ORIGIN);
});

test.each([
  ["a malformed path", "GET /%zz HTTP/1.1\r\nHost: a\r\n", 400],
  ["what is no HTTP", "nonsense\r\n", 400],
  [
    "headers of any length",
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n`,
    431,
  ],
])("%s is answered with JSON", async (_what, head, status) => {
  const response = await raw(`${head}Connection: close\r\n\r\n`);

  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(response.split("\r\n\r\n")[1] ?? "")).toEqual({
    error: expect.any(String),
  });
});

test("visitors who leave at once leave no error in the log", async () => {
  const request =
    "POST /send-email HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}";
  await Promise.all(Array.from({ length: 50 }, () => raw(request, true)));
  await fetch(`${relay.url}/health`);

  expect(relay.log()).not.toContain('"level":50');
});

function raw(text: string, leave = false): Promise<string> {
  return new Promise((resolve) => {
    let response = "";
    const socket = connect(relay.port, "127.0.0.1", () => {
      socket.write(text, () => leave && socket.resetAndDestroy());
    });
    socket.on("data", (chunk) => {
      response += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(response));
  });
}
