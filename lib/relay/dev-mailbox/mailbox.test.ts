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

test.each([
  { headers: { origin: "https://evil.example" } },
  { headers: { origin: ORIGIN } },
  { headers: { host: "relay.example.com" } },
  { headers: { "x-forwarded-for": "192.0.2.1" } },
  { headers: { forwarded: "for=192.0.2.1" } },
  { remoteAddress: "192.0.2.1" },
  { remoteAddress: "::ffff:192.0.2.1" },
])("a request with %j cannot read or empty the mailbox", async (from) => {
  await relay.send(MESSAGE);
  const responses = await Promise.all([
    relay.inject({ method: "GET", url: "/", ...from }),
    relay.inject({ method: "GET", url: "/mailbox.json", ...from }),
    relay.inject({ method: "DELETE", url: "/mailbox", ...from }),
  ]);

  for (const { statusCode, headers } of responses) {
    expect(statusCode).toBe(403);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  }
  expect(relay.mails()).toHaveLength(1);
});

test("the machine's own addresses may read the mailbox", async () => {
  for (const remoteAddress of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
    const request = { url: "/mailbox.json", remoteAddress };
    expect((await relay.inject(request)).statusCode).toBe(200);
  }
});

test("a relay with a real mail server shows no mailbox", async () => {
  const real = await relayFor({ SMTP_URL: "smtp://127.0.0.1:9" });

  expect((await real.inject("/mailbox.json")).statusCode).toBe(404);
});
