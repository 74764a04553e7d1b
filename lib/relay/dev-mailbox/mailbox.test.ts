import { closeAll, MESSAGE, ORIGIN, relayFor } from "../testing/relay";

let relay: Awaited<ReturnType<typeof relayFor>>;
beforeEach(async () => {
  relay = await relayFor();
});
afterEach(closeAll);

test("the mailbox shows strangers' text as plain text", async () => {
  await relay.send({
    ...MESSAGE,
    subject: "<script>alert(1)</script>",
    body: "</pre><img src=x onerror=alert(2)> & 'quotes'",
  });
  const response = await fetch(relay.url);
  const page = await response.text();

  expect(page).toContain("&#60;script&#62;alert(1)");
  expect(page).not.toMatch(/<script|<img/);
  expect(response.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; img-src data:; style-src 'sha256-/,
  );
});

test("tests read the mails as JSON, the newest first, and can empty the mailbox, which then says what to do", async () => {
  await relay.send({ ...MESSAGE, subject: "First" });
  await relay.send({ ...MESSAGE, subject: "Second" });
  const subjects = async () => {
    const mails = await (await fetch(`${relay.url}/mailbox.json`)).json();
    return mails.map(({ subject }: { subject: string }) => subject);
  };

  expect(await subjects()).toEqual(["Second", "First"]);
  await fetch(`${relay.url}/mailbox`, { method: "DELETE" });
  expect(await subjects()).toEqual([]);
  expect(await (await fetch(relay.url)).text()).toContain("Nothing here yet");
});

test.each<[Record<string, string>, string]>([
  [{ origin: "https://evil.example" }, "127.0.0.1"],
  [{ origin: ORIGIN }, "127.0.0.1"],
  [{ host: "relay.example.com" }, "127.0.0.1"],
  [{ "x-forwarded-for": "192.0.2.1" }, "127.0.0.1"],
  [{ forwarded: "for=192.0.2.1" }, "127.0.0.1"],
  [{}, "192.0.2.1"],
  [{}, "::ffff:192.0.2.1"],
])(
  "a request with %j from %s cannot read or empty the mailbox",
  async (headers, remoteAddress) => {
    await relay.send(MESSAGE);
    for (const [method, url] of [
      ["GET", "/"],
      ["GET", "/mailbox.json"],
      ["DELETE", "/mailbox"],
    ] as const) {
      const response = await relay.inject({
        method,
        url,
        headers,
        remoteAddress,
      });

      expect(response.statusCode).toBe(403);
      expect(response.headers).not.toHaveProperty(
        "access-control-allow-origin",
      );
    }
    expect(relay.mails()).toHaveLength(1);
  },
);

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])(
  "a client at %s can read the mailbox",
  async (remoteAddress) => {
    const { statusCode } = await relay.inject({
      url: "/mailbox.json",
      remoteAddress,
    });

    expect(statusCode).toBe(200);
  },
);

test("a relay with a real mail server shows no mailbox", async () => {
  const real = await relayFor({ SMTP_URL: "smtp://127.0.0.1:9" });

  expect((await real.inject("/mailbox.json")).statusCode).toBe(404);
});
