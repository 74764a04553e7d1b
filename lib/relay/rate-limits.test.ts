import {
  closeAll,
  MESSAGE,
  ORIGIN,
  relayAndServer,
  relayFor,
} from "@/lib/relay/testing/relay";
import { HOUR, RateLimit } from "./rate-limits";

afterEach(() => {
  jest.useRealTimers();
  return closeAll();
});

type Relay = Awaited<ReturnType<typeof relayFor>>;

/** Sends one message after another from these addresses, in the proxy's header. Resolves with the responses. */
async function sendFrom(relay: Relay, addresses: string[]) {
  const found: Awaited<ReturnType<Relay["send"]>>[] = [];
  for (const [number, address] of addresses.entries()) {
    const message = { ...MESSAGE, subject: `Message ${number}` };
    found.push(await relay.send(message, { "x-forwarded-for": address }));
  }
  return found;
}

async function statusesFrom(relay: Relay, addresses: string[]) {
  return (await sendFrom(relay, addresses)).map(({ status }) => status);
}

const four = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"];

test("rejected requests count and are summarized in the log", async () => {
  const relay = await relayFor({ RELAY_HOURLY_LIMIT: "3" });
  const foreign = { origin: "https://evil.example" };
  for (const status of [403, 403, 403, 429, 429])
    expect((await relay.send(MESSAGE, foreign)).status).toBe(status);
  await relay.app.inject({ url: "/", headers: { forwarded: "for=192.0.2.1" } });
  const counts = relay.log().matchAll(/"unlogged":(\d)/g);
  expect([...counts].map(([, count]) => count)).toEqual(["0", "2", "1"]);
  const url = "/send-email";
  const { headers } = await relay.app.inject({ method: "POST", url });
  expect(Number(headers["retry-after"])).toBeGreaterThan(3590);
});

test("messages that find no room are summarized in the log", async () => {
  const { relay, smtp } = await relayAndServer(["greeting"]);
  const send = (subject: number) =>
    relay.send({ ...MESSAGE, subject: `Message ${subject}` });
  const first = await Promise.race(
    Array.from({ length: 55 }, (_, n) => send(n)),
  );
  for (const answer of [first, await send(56), await send(57)])
    expect(answer).toMatchObject({ status: 503, json: { code: "busy" } });
  expect(relay.log().match(/"status":503/g)).toHaveLength(1);
  await smtp.close();
});

test("messages that find no room count against no limit", async () => {
  let waiting: (() => void)[] | undefined = [];
  const { relay } = await relayAndServer(
    ["greeting", (_socket, goOn) => (waiting ? waiting.push(goOn) : goOn())],
    "",
    { RELAY_HOURLY_LIMIT: "51" },
  );
  const send = (subject: number) =>
    relay.send({ ...MESSAGE, subject: `Message ${subject}` });
  const most = Array.from({ length: 50 }, (_, number) => send(number));
  while (waiting.length < 50) await relay.health();
  for (const number of [50, 51, 52])
    expect(await send(number)).toMatchObject({ status: 503 });

  for (const goOn of waiting) goOn();
  waiting = undefined;
  await Promise.all(most);
  expect(await send(50)).toMatchObject({ status: 200 });
});

test("preflights and the mailbox do not count", async () => {
  const relay = await relayFor({ RELAY_HOURLY_LIMIT: "1" });
  for (const request of [relay.preflight, () => fetch(relay.url)]) {
    await request();
    expect((await request()).ok).toBe(true);
  }
  expect((await relay.send(MESSAGE)).status).toBe(200);
});

test("the limit of all attempts of all visitors has one warning", async () => {
  const { relay } = await relayAndServer(
    ["RCPT", (socket) => socket.write("550 no\r\n")],
    "",
    { TRUST_PROXY: "1", RELAY_HOURLY_LIMIT: "2" },
  );
  expect(await statusesFrom(relay, four)).toEqual([502, 502, 503, 503]);
  expect(relay.log().match(/request rejected/g)).toHaveLength(1);
});

test("a window is an hour from its first message, whatever follows", () => {
  jest.useFakeTimers();
  const limit = new RateLimit(2);
  limit.count("first");
  jest.advanceTimersByTime(HOUR - 1_000);
  for (const client of ["first", "first", "second"]) limit.count(client);
  expect([limit.secondsToWait("first"), limit.secondsToWait("second")]).toEqual(
    [1, 0],
  );
  jest.advanceTimersByTime(1_000);
  expect(limit.secondsToWait("first")).toBe(0);
});

test("a trusted proxy without a header is warned about once", async () => {
  const relay = await relayFor({ TRUST_PROXY: "1" });
  for (let number = 0; number < 102; number++) await relay.send(MESSAGE);
  expect(relay.log().match(/TRUST_PROXY is set, but 100/g)).toHaveLength(1);
});

test("each visitor behind a trusted proxy gets a tenth of the hourly limit", async () => {
  const { relay } = await relayAndServer([], "", {
    NEXT_PUBLIC_SITE_URL: "https://www.example.com",
    ALLOWED_ORIGINS: ORIGIN,
    TRUST_PROXY: "1",
    RELAY_HOURLY_LIMIT: "10",
  });
  const expected = {
    "192.0.2.1": 200,
    "192.0.2.1:4711": 429,
    "::ffff:192.0.2.1": 429,
    "192.0.2.2:4711": 200,
    "::FFFF:c000:202": 429,
    "[2001:db8::1]:4711": 200,
    "2001:db8::2": 429,
    "2001:0DB8:0:0:1:2:3:4": 429,
    "2001:db8:0:1::1": 429,
    "2001:db8:1::1": 200,
    "2001:0:0:1::1": 200,
    "2001::1": 429,
    "fe80::1%eth0": 200,
    "fe80::2%eth1": 429,
    nonsense: 200,
    "other nonsense": 429,
  };
  const answers = await sendFrom(relay, Object.keys(expected));
  expect(answers.map(({ status }) => status)).toEqual(Object.values(expected));
  const { allowedOrigin, json } = Object(answers[1]);
  expect(allowedOrigin).toBe(ORIGIN);
  expect(json.code).toBe("hourLimit");
});

test("a forwarded header without TRUST_PROXY is ignored, with one warning", async () => {
  const relay = await relayFor({ RELAY_HOURLY_LIMIT: "1" });
  expect(await statusesFrom(relay, four)).toEqual([200, 429, 429, 429]);
  expect(relay.log().match(/TRUST_PROXY is not set/g)).toHaveLength(1);
});
