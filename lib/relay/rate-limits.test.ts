import {
  closeAll,
  deadSmtpUrl,
  MESSAGE,
  ORIGIN,
  relayFor,
} from "./testing/relay";

afterEach(closeAll);

const different = (number: number) => ({
  ...MESSAGE,
  subject: `Message ${number}`,
});

async function statuses(
  count: number,
  act: (number: number) => Promise<{ status: number }>,
) {
  const found: number[] = [];
  for (let number = 0; number < count; number++)
    found.push((await act(number)).status);
  return found;
}

test("an IP address that sends many messages is asked to wait", async () => {
  const relay = await relayFor({ RELAY_RATE_LIMIT: "2" });
  await relay.send(different(1));
  await relay.send(different(2));
  const third = await relay.send(different(3));

  expect(third.status).toBe(429);
  expect(third.json).toEqual({ error: expect.stringMatching(/wait a minute/) });
  expect(third.allowedOrigin).toBe(ORIGIN);
  expect(relay.mails()).toHaveLength(2);
});

test("rejected requests count, and are summed up in the log", async () => {
  const relay = await relayFor({ RELAY_RATE_LIMIT: "3" });
  const foreign = { origin: "https://evil.example" };

  expect(await statuses(5, (n) => relay.send(different(n), foreign))).toEqual([
    403, 403, 403, 429, 429,
  ]);
  expect(await statuses(1, () => fetch(`${relay.url}/nowhere`))).toEqual([429]);
  expect(relay.log().match(/request rejected/g)).toHaveLength(2);
});

test("preflights of the site and the mailbox are free", async () => {
  const relay = await relayFor({ RELAY_RATE_LIMIT: "1" });

  expect(await statuses(3, () => relay.preflight())).toEqual([204, 204, 204]);
  expect(await statuses(3, () => fetch(`${relay.url}/mailbox.json`))).toEqual([
    200, 200, 200,
  ]);
  expect((await relay.send(MESSAGE)).status).toBe(200);
});

test.each(["RELAY_HOURLY_LIMIT", "RELAY_DAILY_LIMIT"])(
  "%s limits the messages of all visitors together, with one warning",
  async (name) => {
    const relay = await relayFor({ [name]: "2", TRUST_PROXY: "1" });
    const from = (number: number) => ({
      "x-forwarded-for": `192.0.2.${number}`,
    });

    expect(await statuses(4, (n) => relay.send(different(n), from(n)))).toEqual(
      [200, 200, 503, 503],
    );
    expect((await relay.send(different(0), from(9))).status).toBe(200);
    expect(relay.log().match(/message limit reached/g)).toHaveLength(1);
    expect(relay.mails()).toHaveLength(2);
  },
);

test("messages that were not sent count too", async () => {
  const relay = await relayFor({
    RELAY_HOURLY_LIMIT: "2",
    SMTP_URL: await deadSmtpUrl(),
    TRUST_PROXY: "1",
  });

  expect(
    await statuses(3, (n) =>
      relay.send(different(n), { "x-forwarded-for": `192.0.2.${n}` }),
    ),
  ).toEqual([502, 502, 503]);
});

test("one client of a public relay has a tenth of the hour, and is told so", async () => {
  const relay = await relayFor({
    NEXT_PUBLIC_SITE_URL: "https://www.example.com",
    ALLOWED_ORIGINS: ORIGIN,
    RELAY_HOURLY_LIMIT: "20",
    SMTP_URL: await deadSmtpUrl(),
    TRUST_PROXY: "1",
  });
  const from = (address: string) => ({ "x-forwarded-for": address });

  expect(
    await statuses(3, (n) => relay.send(different(n), from(`2001:db8::${n}`))),
  ).toEqual([502, 502, 429]);
  const last = await relay.send(MESSAGE, from("2001:db8::9"));
  expect(last.json).toEqual({ error: expect.stringMatching(/within an hour/) });
  expect(last.allowedOrigin).toBe(ORIGIN);
  expect((await relay.send(MESSAGE, from("192.0.2.1"))).status).toBe(502);
});

test("a trusted proxy that sends no header warns a single time", async () => {
  const relay = await relayFor({ TRUST_PROXY: "1" });
  await statuses(102, () => relay.send(MESSAGE));

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

  expect(
    await statuses(addresses.length, (n) =>
      relay.send(different(n), { "x-forwarded-for": String(addresses[n]) }),
    ),
  ).toEqual([200, 429, 200, 200, 429, 200, 429]);
});

test("a forwarded header without TRUST_PROXY is not trusted, and warns a single time", async () => {
  const relay = await relayFor({ RELAY_RATE_LIMIT: "1" });

  expect(
    await statuses(3, (n) =>
      relay.send(different(n), { "x-forwarded-for": `192.0.2.${n}` }),
    ),
  ).toEqual([200, 429, 429]);
  expect(relay.log().match(/TRUST_PROXY is not set/g)).toHaveLength(1);
});
