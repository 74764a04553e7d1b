import type { Socket } from "node:net";
import {
  closeAll,
  deadSmtpUrl,
  MESSAGE,
  ORIGIN,
  relayAndServer,
  relayFor,
} from "./testing/relay";
import type { smtpServer } from "./testing/smtp";

afterEach(closeAll);

type Script = Parameters<typeof smtpServer>;

/** A relay and a mail server that has a message, but has not confirmed it, when `holding` resolves. */
async function relayAndSlowServer(options?: { drainMs: number }) {
  let hold: (socket: Socket) => void = () => {};
  const holding = new Promise<Socket>((resolve) => {
    hold = resolve;
  });
  const script: Script = ["end of message", (socket) => hold(socket)];
  return { holding, ...(await relayAndServer(script, options)) };
}

test("a message arrives as a mail with every character unharmed", async () => {
  const senderLabel = 'Ex "quoted" <b>, Ünit';
  const relay = await relayFor({ SENDER_LABEL: senderLabel });
  const text =
    "नमस्ते, क्षत्रिय! 👩🏽‍💻🇮🇳\n\n\tindented\n.\nFrom here, ends in blanks  \n=3D é\n" +
    "long ".repeat(300);
  const message = {
    ...MESSAGE,
    subject: "प्रश्न 😀 about computer vision, a subject longer than one line",
    body: MESSAGE.body.replace("Hello", text),
    name: senderLabel,
  };

  const answer = await relay.send(message);

  expect(answer).toMatchObject({ status: 200, json: { ok: true } });
  expect(relay.mails()).toHaveLength(1);
  expect(relay.mails()[0]).toMatchObject({
    envelope: { from: MESSAGE.to, to: [MESSAGE.to] },
    from: { name: senderLabel, address: MESSAGE.to },
    to: [{ name: "", address: MESSAGE.to }],
    replyTo: [{ name: "", address: "asha@example.in" }],
    subject: message.subject,
    text: `${message.body}\n`,
  });
});

test("line ends of any kind become one kind, control characters are left out, and no line that is no address is used for replies", async () => {
  const relay = await relayFor();
  const email = "Email: a@b.c, x@evil.example";
  await relay.send({
    ...MESSAGE,
    body: `${email}\r\nb\rc\u2028\u0000\u001B[31md\u009B\u202E\uD800`,
  });

  expect(relay.mails()[0]).toMatchObject({
    text: `${email}\nb\nc\n[31md\uFFFD\n`,
    replyTo: [],
  });
});

test("an identical message within the hour is answered again but not sent again", async () => {
  const relay = await relayFor();
  const first = await relay.send(MESSAGE);
  const again = await relay.send(MESSAGE);
  const other = await relay.send({ ...MESSAGE, subject: "Another" });

  expect([first.status, again.status, other.status]).toEqual([200, 200, 200]);
  expect(again.json).toEqual(first.json);
  expect(relay.mails()).toHaveLength(2);
});

test("identical messages that come while the first is under way share its answer, which waits for the mail server", async () => {
  const { smtp, relay, holding } = await relayAndSlowServer();
  let answered = 0;
  const answers = Array.from({ length: 8 }, () =>
    relay.send(MESSAGE).finally(() => answered++),
  );
  const connection = await holding;
  await fetch(`${relay.url}/health`);
  expect(answered).toBe(0);
  connection.write("250 queued\r\n");

  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(
    Array(8).fill(200),
  );
  expect(smtp.messages).toHaveLength(1);
});

test("many messages at once all arrive, each exactly one time", async () => {
  const relay = await relayFor({ RELAY_RATE_LIMIT: "1000" });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      relay.send({ ...MESSAGE, subject: `Message ${index}` }),
    ),
  );

  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(relay.mails().map(({ subject }) => subject)).size).toBe(40);
});

test("a mail server that is down means not sent, and the next attempt is a real one", async () => {
  const relay = await relayFor({ SMTP_URL: await deadSmtpUrl() });
  const first = await relay.send(MESSAGE);
  const second = await relay.send(MESSAGE);

  expect(first.status).toBe(502);
  expect(first.json).toEqual({ error: expect.stringContaining("not sent") });
  expect(second.status).toBe(502);
  expect(relay.log().match(/message not delivered/g)).toHaveLength(2);
});

test.each<[string, Script, number]>([
  [
    "rejects the recipient",
    ["RCPT", (socket) => socket.write("550 No user secret@example.com\r\n")],
    502,
  ],
  [
    "drops the connection before it asks for the message",
    ["DATA", (socket) => socket.destroy()],
    502,
  ],
  [
    "rejects the message when it has all of it",
    ["end of message", (socket) => socket.write("550 no\r\n")],
    502,
  ],
  [
    "says nonsense when it has all of the message",
    ["end of message", (socket) => socket.write("354 go on\r\n")],
    504,
  ],
  [
    "drops the connection when it has all of the message",
    ["end of message", (socket) => socket.destroy()],
    504,
  ],
  [
    "ends the connection when it has all of the message",
    ["end of message", (socket) => socket.end()],
    504,
  ],
])("a mail server that %s", async (_what, script, status) => {
  const { relay } = await relayAndServer(script);
  const { json, ...response } = await relay.send(MESSAGE);

  expect(response.status).toBe(status);
  expect(JSON.stringify(json) + relay.log()).not.toContain("secret");
  const lines = relay.log().trim().split("\n").slice(-2);
  const [delivery, answer] = lines.map((line) => JSON.parse(line));
  expect(delivery).toMatchObject({
    message: answer.message,
    msg: status === 504 ? "delivery not confirmed" : "message not delivered",
  });
});

test("health and log say how the last contact with the mail server ended, without naming anybody", async () => {
  const { relay } = await relayAndServer(
    [
      "AUTH",
      (socket) => socket.write("535 no hunter2 for a@b.example\u009b\r\n"),
    ],
    { login: "user:hunter2@" },
  );
  expect(await relay.health()).toEqual({ ok: true, mailServer: null });
  await relay.checkMailServer();

  expect(await relay.health()).toEqual({
    ok: true,
    mailServer: {
      ok: false,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      code: "EAUTH",
      responseCode: 535,
      command: expect.any(String),
    },
  });
  expect(relay.log()).toContain('"reason":"535 no … for …');
  expect(relay.log()).not.toMatch(/hunter2|a@b|\u009b/);
});

test("a second attempt is the same message to its receiver, another message is not", async () => {
  const { smtp, relay } = await relayAndServer([
    "end of message",
    (socket) => socket.destroy(),
  ]);
  await relay.send(MESSAGE);
  await relay.send(MESSAGE);
  await relay.send({ ...MESSAGE, subject: "Another" });
  const ids = smtp.messages.map(
    (text) => /^Message-ID:\s+(.+)$/m.exec(text)?.[1],
  );

  expect(ids).toHaveLength(3);
  expect(ids[0]).toMatch(/^<[\w-]{43}\.\d{4}-\d\d-\d\d@example\.com>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test("a login that the mail server does not offer sends no mail", async () => {
  const { smtp, relay } = await relayAndServer(
    ["AUTH", (socket) => socket.write("503 no login here\r\n")],
    { login: "user:password@" },
  );

  expect((await relay.send(MESSAGE)).status).toBe(502);
  expect(smtp.messages).toHaveLength(0);
});

test("the log has what happened and nothing about people", async () => {
  const relay = await relayFor();
  await relay.send({ ...MESSAGE, subject: "Private matter" });

  expect(relay.log()).toContain("message delivered");
  for (const word of ["asha", "hello@", "Private", "98765", "127.0.0.1:"]) {
    expect(relay.log().replace(/"Server listening[^}]*/, "")).not.toContain(
      word,
    );
  }
});

test("closing finishes a message under way and answers it", async () => {
  const { relay, holding } = await relayAndSlowServer();
  const answer = relay.send(MESSAGE);
  const connection = await holding;
  const closed = relay.close();
  connection.write("250 queued\r\n");

  expect(await answer).toMatchObject({ status: 200, json: { ok: true } });
  await closed;
  await expect(relay.send(MESSAGE)).rejects.toHaveProperty(
    "cause.code",
    "ECONNREFUSED",
  );
});

test("closing breaks off what hangs, and answers it truly", async () => {
  const { relay, holding } = await relayAndSlowServer({ drainMs: 50 });
  const answer = relay.send(MESSAGE);
  await holding;
  await relay.close();

  expect(await answer).toMatchObject({ status: 504, allowedOrigin: ORIGIN });
});
