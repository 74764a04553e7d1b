/** @jest-environment node */
import { LETTER, ORIGIN, relayFor } from "../testing/relay";

let relay: Awaited<ReturnType<typeof relayFor>>;
beforeEach(async () => {
  relay = await relayFor();
});
afterEach(() => relay.close());

test("the mailbox shows strangers' words as words", async () => {
  await relay.send({
    ...LETTER,
    subject: "<script>alert(1)</script>",
    body: "</pre><img src=x onerror=alert(2)> & 'quotes'",
  });
  const response = await fetch(relay.url);
  const page = await response.text();

  expect(page).toContain("&#60;script&#62;alert(1)");
  expect(page).not.toMatch(/<script|<img/);
  expect(response.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-/,
  );
});

test("an empty mailbox says what to do", async () => {
  const page = await (await fetch(relay.url)).text();

  expect(page).toContain("Nothing here yet");
});

test("tests read the mails as JSON, the newest first, and can empty the mailbox", async () => {
  await relay.send({ ...LETTER, subject: "First" });
  await relay.send({ ...LETTER, subject: "Second" });
  const read = async () =>
    (await (await fetch(`${relay.url}/mailbox.json`)).json()) as {
      subject: string;
    }[];

  expect((await read()).map(({ subject }) => subject)).toEqual([
    "Second",
    "First",
  ]);
  await fetch(`${relay.url}/mailbox`, { method: "DELETE" });
  expect(await read()).toEqual([]);
});

test("a website that may not send cannot read or empty the mailbox", async () => {
  for (const [method, path] of [
    ["GET", "/mailbox.json"],
    ["DELETE", "/mailbox"],
  ] as const) {
    const response = await fetch(relay.url + path, {
      method,
      headers: { origin: "https://evil.example" },
    });
    expect(response.status).toBe(403);
  }
});

test("the site itself may send but not read", async () => {
  const response = await fetch(`${relay.url}/mailbox.json`, {
    headers: { origin: ORIGIN },
  });

  expect(response.headers.get("cross-origin-resource-policy")).toBe(
    "same-origin",
  );
});

test("a relay with a real mail server shows no mailbox", async () => {
  const real = await relayFor({ SMTP_URL: "smtp://127.0.0.1:9" });
  const response = await fetch(`${real.url}/mailbox.json`);
  await real.close();

  expect(response.status).toBe(404);
});
