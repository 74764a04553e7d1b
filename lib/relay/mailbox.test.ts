import { closeAll, MESSAGE, ORIGIN, relayFor } from "@/lib/relay/testing/relay";

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
  expect(page).toContain("&lt;script>alert(1)");
  expect(page).toContain(`From ${MESSAGE.name} &lt;${MESSAGE.to}>`);
  expect(page).not.toMatch(/<script|<img/);
  expect(response.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; img-src data:; style-src 'sha256-/,
  );
});

test("the mailbox lists the newest mail first and can be emptied", async () => {
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
  { origin: "https://evil.example" },
  { origin: ORIGIN },
  { host: "relay.example.com" },
  { "x-forwarded-for": "192.0.2.1" },
  { forwarded: "for=192.0.2.1" },
])("a request with %j cannot read or empty the mailbox", async (headers) => {
  await relay.send(MESSAGE);
  const responses = await Promise.all([
    relay.app.inject({ method: "GET", url: "/", headers }),
    relay.app.inject({ method: "GET", url: "/mailbox.json", headers }),
    relay.app.inject({ method: "DELETE", url: "/mailbox", headers }),
  ]);
  for (const { statusCode, headers } of responses) {
    expect(statusCode).toBe(403);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  }
  expect(relay.mails()).toHaveLength(1);
});

test("a relay with a real mail server shows no mailbox", async () => {
  const real = await relayFor({ SMTP_URL: "smtp://127.0.0.1:9" });
  expect((await real.app.inject("/mailbox.json")).statusCode).toBe(404);
});
