import {
  closeAll,
  MESSAGE,
  ORIGIN,
  relayAndServer,
  relayFor,
} from "./testing/relay";

afterEach(closeAll);

type Relay = Awaited<ReturnType<typeof relayFor>>;

/** The answers to a message from each, as a proxy names them, one after the other. */
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

/** Behind a proxy, with a mail server that rejects every message. */
async function rejectingRelay(environment: Record<string, string>) {
  const { relay } = await relayAndServer(
    ["RCPT", (socket) => socket.write("550 no\r\n")],
    "",
    { TRUST_PROXY: "1", ...environment },
  );
  return relay;
}

const four = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"];

test("an IP address that sends many messages is asked to wait", async () => {
  const relay = await relayFor({ RELAY_RATE_LIMIT: "2", TRUST_PROXY: "1" });
  const [, , third] = await sendFrom(relay, Array(3).fill("192.0.2.1"));

  expect(third).toEqual({
    status: 429,
    allowedOrigin: ORIGIN,
    json: { error: expect.stringMatching(/wait a minute/) },
  });
  expect(relay.mails()).toHaveLength(2);
});

test("rejected requests count, and are summed up in the log", async () => {
  const relay = await relayFor({ RELAY_RATE_LIMIT: "3" });
  const foreign = { origin: "https://evil.example" };
  for (const status of [403, 403, 403, 429, 429])
    expect((await relay.send(MESSAGE, foreign)).status).toBe(status);

  expect(relay.log().match(/request rejected/g)).toHaveLength(2);
});

test("preflights and the mailbox are free", async () => {
  const relay = await relayFor({ RELAY_RATE_LIMIT: "1" });
  for (const request of [relay.preflight, () => fetch(relay.url)]) {
    await request();
    expect((await request()).ok).toBe(true);
  }

  expect((await relay.send(MESSAGE)).status).toBe(200);
});

test.each(["RELAY_HOURLY_LIMIT", "RELAY_DAILY_LIMIT"])(
  "%s limits the messages of all visitors together, failed ones too, with one warning",
  async (name) => {
    const relay = await rejectingRelay({ [name]: "2" });

    expect(await statusesFrom(relay, four)).toEqual([502, 502, 503, 503]);
    expect(relay.log().match(/message limit reached/g)).toHaveLength(1);
  },
);

test("one client of a public relay has a tenth of the hour, and is notified", async () => {
  const relay = await rejectingRelay({
    NEXT_PUBLIC_SITE_URL: "https://www.example.com",
    ALLOWED_ORIGINS: ORIGIN,
    RELAY_HOURLY_LIMIT: "20",
  });
  const network = ["2001:db8::1", "2001:db8::2", "2001:db8::3"];
  const answers = await sendFrom(relay, [...network, "192.0.2.1"]);

  expect(answers.map(({ status }) => status)).toEqual([502, 502, 429, 502]);
  expect(answers[2]?.json.error).toMatch(/within an hour/);
});

test("a trusted proxy that sends no header warns a single time", async () => {
  const relay = await relayFor({ TRUST_PROXY: "1" });
  for (let number = 0; number < 102; number++) await relay.send(MESSAGE);

  expect(relay.log().match(/TRUST_PROXY is set, but 100/g)).toHaveLength(1);
});

test("a trusted proxy tells visitors apart, with and without ports", async () => {
  const relay = await relayFor({ TRUST_PROXY: "1", RELAY_RATE_LIMIT: "1" });
  const addresses = [
    "192.0.2.1",
    "192.0.2.1:4711",
    "192.0.2.2:4711",
    "[2001:db8::1]:4711",
    "2001:db8::2",
    "nonsense",
    "other nonsense",
  ];

  expect(await statusesFrom(relay, addresses)).toEqual([
    200, 429, 200, 200, 429, 200, 429,
  ]);
});

test("a forwarded header without TRUST_PROXY is not trusted, and warns a single time", async () => {
  const relay = await relayFor({ RELAY_RATE_LIMIT: "1" });

  expect(await statusesFrom(relay, four)).toEqual([200, 429, 429, 429]);
  expect(relay.log().match(/TRUST_PROXY is not set/g)).toHaveLength(1);
});
