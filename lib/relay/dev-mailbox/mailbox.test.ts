import { request as httpRequest, type IncomingMessage } from "node:http";
import { MESSAGE, ORIGIN, relayFor } from "../testing/relay";

let relay: Awaited<ReturnType<typeof relayFor>>;
beforeEach(async () => {
  relay = await relayFor();
});
afterEach(() => relay.close());

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

test.each<Record<string, string>>([
  { origin: "https://evil.example" },
  { origin: ORIGIN },
  { host: "relay.example.com" },
  { "x-forwarded-for": "192.0.2.1" },
])("a request with %j cannot read or empty the mailbox", async (headers) => {
  await relay.send(MESSAGE);
  const responses = await Promise.all([
    request(relay.url, "GET", "/", headers),
    request(relay.url, "GET", "/mailbox.json", headers),
    request(relay.url, "DELETE", "/mailbox", headers),
  ]);

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([
    403, 403, 403,
  ]);
  for (const { headers } of responses)
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  expect(relay.mails()).toHaveLength(1);
});

test.each([
  ["127.0.0.1", 200],
  ["::1", 200],
  ["::ffff:127.0.0.1", 200],
  ["192.0.2.1", 403],
  ["::ffff:192.0.2.1", 403],
])("a client at %s gets %d, whatever its headers say", async (from, status) => {
  const { statusCode } = await relay.inject({
    url: "/mailbox.json",
    remoteAddress: from,
    headers: { host: "localhost" },
  });

  expect(statusCode).toBe(status);
});

test("a relay with a real mail server shows no mailbox", async () => {
  const real = await relayFor({ SMTP_URL: "smtp://127.0.0.1:9" });
  const response = await fetch(`${real.url}/mailbox.json`);
  await real.close();

  expect(response.status).toBe(404);
});

/** Not fetch, which sets Host and Origin itself. */
function request(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest(url + path, { method, headers, agent: false }, (response) => {
      response.resume();
      resolve(response);
    })
      .on("error", reject)
      .end();
  });
}
