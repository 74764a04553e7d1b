/** @jest-environment node */
import { LIMITS } from "./message";
import { LETTER, ORIGIN, relayFor } from "./testing/relay";

type Relay = Awaited<ReturnType<typeof relayFor>>;
let relay: Relay;

beforeAll(async () => {
  relay = await relayFor({ RELAY_RATE_LIMIT: "1000" });
});
afterAll(() => relay.close());

const JSON_TYPE = { "content-type": "application/json" };
const send = (change: object) => () => relay.send({ ...LETTER, ...change });

test.each<[string, () => ReturnType<Relay["post"]>, number, RegExp]>([
  [
    "another website",
    () =>
      relay.post(JSON.stringify(LETTER), {
        ...JSON_TYPE,
        origin: "https://evil.example",
      }),
    403,
    /not allowed/,
  ],
  [
    "a page without an origin of its own",
    () => relay.post(JSON.stringify(LETTER), { ...JSON_TYPE, origin: "null" }),
    403,
    /not allowed/,
  ],
  [
    "a program that names no origin",
    () => relay.post(JSON.stringify(LETTER), JSON_TYPE),
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
      relay.post(JSON.stringify(LETTER), {
        origin: ORIGIN,
        "content-type": "text/plain",
      }),
    415,
    /as JSON/,
  ],
  ["malformed JSON", () => relay.post("{"), 400, /not valid JSON/],
  ["no body", () => relay.post(""), 400, /empty/],
  [
    "a poisoned prototype",
    () => relay.post('{"__proto__":{"to":"x"}}'),
    400,
    /not valid JSON/,
  ],
  [
    "a request of more bytes than any letter needs",
    () => relay.post(`"${"x".repeat(LIMITS.requestBytes)}"`),
    413,
    /too large/,
  ],
  ["a list", () => relay.send([LETTER]), 400, /one JSON object/],
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
    send({ to: `${LETTER.to}, x@evil.example` }),
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
  ["text turned around", send({ name: "A\u202Egpj" }), 400, /"name" must be/],
  [
    "too long a subject",
    send({ subject: "x".repeat(LIMITS.subject + 1) }),
    400,
    /longer than/,
  ],
  [
    "too long a body",
    send({ body: "x".repeat(LIMITS.body + 1) }),
    400,
    /longer than/,
  ],
])("%s is refused in plain words", async (_what, act, status, words) => {
  const answer = await act();

  expect(answer.status).toBe(status);
  expect(answer.json).toEqual({ error: expect.stringMatching(words) });
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

test("the preflight of another website is refused, that of the site is granted", async () => {
  const preflight = (origin: string) =>
    fetch(`${relay.url}/send-email`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
  const refused = await preflight("https://evil.example");
  const granted = await preflight(ORIGIN);

  expect(refused.status).toBe(403);
  expect(refused.headers.get("access-control-allow-origin")).toBeNull();
  expect(granted.status).toBe(204);
  expect(granted.headers.get("access-control-allow-origin")).toBe(ORIGIN);
});

test("the site can read a refusal", async () => {
  const response = await fetch(`${relay.url}/send-email`, {
    method: "POST",
    headers: { origin: ORIGIN, "content-type": "application/json" },
    body: "{",
  });

  expect(response.headers.get("access-control-allow-origin")).toBe(ORIGIN);
});

test("a sender of many letters is asked to wait", async () => {
  const strict = await relayFor({ RELAY_RATE_LIMIT: "2" });
  await strict.send({ ...LETTER, subject: "1" });
  await strict.send({ ...LETTER, subject: "2" });
  const third = await strict.send({ ...LETTER, subject: "3" });
  await strict.close();

  expect(third.status).toBe(429);
  expect(third.json).toEqual({ error: expect.stringMatching(/wait a minute/) });
  expect(strict.mails()).toHaveLength(2);
});
