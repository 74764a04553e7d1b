/** @jest-environment node */
import { LETTER, relayFor } from "./testing/relay";
import { deadSmtpUrl, smtpServer } from "./testing/smtp";

const open: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function relayWith(environment?: Record<string, string>) {
  const relay = await relayFor(environment);
  open.unshift(relay);
  return relay;
}

test("a letter arrives as a mail with every character unharmed", async () => {
  const relay = await relayWith();
  const message =
    "नमस्ते, क्षत्रिय! 👩🏽‍💻🇮🇳\n\n\tindented\n.\nFrom here, ends in blanks  \n=3D é\n" +
    "long ".repeat(300);
  const letter = {
    ...LETTER,
    subject: "प्रश्न 😀 about computer vision, a subject longer than one line",
    body: LETTER.body.replace("Hello", message),
    name: 'Ex "quoted" <b>, Ünit',
  };

  const answer = await relay.send(letter);

  expect(answer).toEqual({ status: 200, json: { ok: true } });
  expect(relay.mails()).toHaveLength(1);
  expect(relay.mails()[0]).toMatchObject({
    envelope: { from: LETTER.to, to: [LETTER.to] },
    from: { name: letter.name, address: LETTER.to },
    to: [{ name: "", address: LETTER.to }],
    replyTo: [{ name: "", address: "asha@example.in" }],
    subject: letter.subject,
    text: `${letter.body}\n`,
  });
});

test("line ends of any kind become one kind, and control characters are left out of the body", async () => {
  const relay = await relayWith();
  await relay.send({ ...LETTER, body: "a\r\nb\rc\u0000\u001B[31md\uD800" });

  expect(relay.mails()[0]?.text).toBe("a\nb\nc[31md\uFFFD\n");
});

test("an address line that is no address is not used for replies", async () => {
  const relay = await relayWith();
  await relay.send({
    ...LETTER,
    body: "Email: a@b.c, x@evil.example\nMessage: Hi",
  });

  expect(relay.mails()[0]?.replyTo).toEqual([]);
});

test("an identical letter within a minute is answered again but not sent again", async () => {
  const relay = await relayWith();
  const first = await relay.send(LETTER);
  const again = await relay.send(LETTER);
  const other = await relay.send({ ...LETTER, subject: "Another" });

  expect([first.status, again.status, other.status]).toEqual([200, 200, 200]);
  expect(again.json).toEqual(first.json);
  expect(relay.mails()).toHaveLength(2);
});

test("identical letters that come while the first is under way share its answer", async () => {
  const smtp = await smtpServer();
  open.push(smtp);
  const relay = await relayWith({ SMTP_URL: smtp.url });
  const answers = Array.from({ length: 8 }, () => relay.send(LETTER));
  await smtp.holds(1);
  smtp.release();

  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(
    Array(8).fill(200),
  );
  expect(smtp.received()).toBe(1);
});

test("nothing is said before the mail server has accepted", async () => {
  const smtp = await smtpServer();
  open.push(smtp);
  const relay = await relayWith({ SMTP_URL: smtp.url });
  let answered = false;
  const answer = relay.send(LETTER).then((value) => {
    answered = true;
    return value;
  });
  await smtp.holds(1);
  await fetch(`${relay.url}/health`);

  expect(answered).toBe(false);
  smtp.release();
  expect((await answer).status).toBe(200);
});

test("many letters at once all arrive, each once", async () => {
  const relay = await relayWith({ RELAY_RATE_LIMIT: "1000" });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      relay.send({ ...LETTER, subject: `Letter ${index}` }),
    ),
  );

  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(relay.mails().map(({ subject }) => subject)).size).toBe(40);
});

test("a mail server that is down is admitted, and the next try is a real one", async () => {
  const relay = await relayWith({ SMTP_URL: await deadSmtpUrl() });
  const first = await relay.send(LETTER);
  const second = await relay.send(LETTER);

  expect(first.status).toBe(502);
  expect(first.json).toEqual({ error: expect.stringContaining("not sent") });
  expect(second.status).toBe(502);
  expect(relay.log().match(/letter not delivered/g)).toHaveLength(2);
});

test("a mail server that refuses is admitted without its own words", async () => {
  const smtp = await smtpServer({ refuses: true });
  open.push(smtp);
  const relay = await relayWith({ SMTP_URL: smtp.url });
  const answer = await relay.send(LETTER);

  expect(answer.status).toBe(502);
  expect(JSON.stringify(answer.json) + relay.log()).not.toContain("secret");
});

test("the log tells what happened and nothing about people", async () => {
  const relay = await relayWith();
  await relay.send({ ...LETTER, subject: "Private matter" });

  expect(relay.log()).toContain("letter delivered");
  for (const word of ["asha", "hello@", "Private", "98765", "127.0.0.1:"]) {
    expect(relay.log().replace(/"Server listening[^}]*/, "")).not.toContain(
      word,
    );
  }
});

test("closing finishes a letter under way and answers it", async () => {
  const smtp = await smtpServer();
  open.push(smtp);
  const relay = await relayWith({ SMTP_URL: smtp.url });
  const answer = relay.send(LETTER);
  await smtp.holds(1);
  const closed = relay.close();
  smtp.release();

  expect(await answer).toEqual({ status: 200, json: { ok: true } });
  await closed;
  await expect(relay.send(LETTER)).rejects.toThrow("ECONNREFUSED");
});
