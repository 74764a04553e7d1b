import dns from "node:dns";
import type { Socket } from "node:net";
import PostalMime from "postal-mime";
import { addedLimits, listFields } from "@/lib/enquiry/form-fields";
import { buildMessage } from "@/lib/enquiry/message";
import { fieldCopy } from "@/lib/enquiry/testing/field-copy";
import {
  closeAll,
  deadSmtpUrl,
  MESSAGE,
  OWNER,
  relayAndServer,
  relayFor,
} from "@/lib/relay/testing/relay";
import type { smtpServer } from "@/lib/relay/testing/smtp-server";

afterEach(() => {
  jest.useRealTimers();
  return closeAll();
});

type Script = Parameters<typeof smtpServer>;

/** A relay and a mail server that stops replying at `step`. `holding` then resolves with the connection. */
async function relayAndSlowServer(
  step: Script[0] = "end of message",
  login = "",
) {
  let hold: (socket: Socket) => void = () => {};
  const holding = new Promise<Socket>((resolve) => {
    hold = resolve;
  });
  const script: Script = [step, (socket) => hold(socket)];
  const server = await relayAndServer(script, login);
  return { holding, ...server };
}

/** Waits until an attempt has failed, and then skips the longest delay before the next. */
async function passAttempts(
  relay: Awaited<ReturnType<typeof relayFor>>,
  count = 1,
) {
  let failed: string | undefined;
  for (const ms of [3_000, 6_000, 12_000].slice(0, count)) {
    const before = failed;
    while (failed === before) failed = (await relay.health()).mailServer?.at;
    await jest.advanceTimersByTimeAsync(ms);
  }
}

/** From now on, only the test advances the timers. Sockets still work. */
function stopTimers() {
  jest.useFakeTimers({
    doNotFake: ["nextTick", "setImmediate", "queueMicrotask"],
  });
}

test("a mail has every character of its message, and the log none", async () => {
  const senderLabel = 'Ex "quoted" <b>, Ünit';
  const { smtp } = await relayAndServer([]);
  const owner = { ...OWNER, senderLabel };
  const relay = await relayFor({ SMTP_URL: smtp.url }, owner);
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
  expect(relay.log().match(/message delivered/g)).toHaveLength(1);
  expect(relay.log()).not.toMatch(/asha|hello@|प्रश्न|98765/);
  expect(smtp.messages).toHaveLength(1);
  expect(await PostalMime.parse(smtp.messages[0] ?? "")).toMatchObject({
    from: { name: senderLabel, address: MESSAGE.to },
    to: [{ name: "", address: MESSAGE.to }],
    replyTo: [{ name: "", address: "asha@example.in" }],
    subject: message.subject,
    text: `${message.body}\n`,
  });
});

test("line ends, control characters and the reply address are normalized", async () => {
  const relay = await relayFor();
  const email = "Email: a@b.c, x@evil.example";
  await relay.send({
    ...MESSAGE,
    body: `${email}\r\nb\rc\u2028\u0000\u001B[31md\u009B\u202E\uD800`,
  });
  expect(relay.mails()[0]).toMatchObject({
    text: `${email}\nb\nc\n[31md\uFFFD`,
    replyTo: undefined,
  });
});

test("the longest texts that a form accepts are sent", async () => {
  const relay = await relayFor();
  const addedFields = Array(addedLimits.fields).fill({
    id: "added",
    label: "字".repeat(addedLimits.label),
    kind: "text",
    limit: addedLimits.value,
    forms: ["project"],
  });
  const fields = listFields("project", { ...fieldCopy, addedFields });
  const longest = fields.map(({ id, limit }) => [
    id,
    "字\n".repeat(limit).slice(0, limit - 1),
  ]);
  const message = buildMessage(
    Object.fromEntries(longest),
    { to: MESSAGE.to, senderLabel: MESSAGE.name, subject: "" },
    fields,
  );
  expect((await relay.send(message)).status).toBe(200);
});

test("identical messages are sent once and all answered", async () => {
  const { smtp, relay, holding } = await relayAndSlowServer();
  let answered = 0;
  const answers = Array.from({ length: 8 }, () =>
    relay.send(MESSAGE).finally(() => answered++),
  );
  const connection = await holding;
  await relay.health();
  expect(answered).toBe(0);
  connection.write("250 queued\r\n");

  answers.push(...(await Promise.all(answers)).map(() => relay.send(MESSAGE)));
  for (const { status, json } of await Promise.all(answers))
    expect([status, json]).toEqual([200, { ok: true }]);
  expect(smtp.messages).toHaveLength(1);
});

test("a late success answers the next attempt", async () => {
  stopTimers();
  const { smtp, relay, holding } = await relayAndSlowServer();
  const answer = relay.send(MESSAGE);
  const connection = await holding;
  await jest.advanceTimersByTimeAsync(25_000);
  expect((await answer).status).toBe(504);
  connection.write("250 queued\r\n");
  await relay.logged("message delivered");
  expect((await relay.send(MESSAGE)).status).toBe(200);
  expect(smtp.messages).toHaveLength(1);
});

const notSent = {
  status: 502,
  json: { error: expect.stringContaining("not sent") },
};

test("a mail server may take its time to greet", async () => {
  stopTimers();
  const { relay, holding } = await relayAndSlowServer("greeting");
  const answer = relay.send(MESSAGE);
  const connection = await holding;
  await jest.advanceTimersByTimeAsync(18_000);
  connection.write("220 ready\r\n");
  expect(await answer).toMatchObject({ status: 200, json: { ok: true } });
});

test.each<Script[0]>(["EHLO", "STAR", "AUTH", "MAIL", "RCPT", "DATA"])(
  "a mail server that is silent at %s before it has the message is answered as not sent",
  async (step) => {
    stopTimers();
    const { holding, smtp, ...local } = await relayAndSlowServer(step, "a:b@");
    const SMTP_URL = smtp.url.replace("127.0.0.1", "0.0.0.0");
    // Only a mail server elsewhere is asked for TLS.
    const relay = step === "STAR" ? await relayFor({ SMTP_URL }) : local.relay;
    const answer = relay.send(MESSAGE);
    await holding;
    await jest.advanceTimersByTimeAsync(24_999);
    expect(await answer).toMatchObject(notSent);
    expect(smtp.messages).toHaveLength(0);
  },
);

test("a mail server that is down is answered as not sent after two attempts", async () => {
  stopTimers();
  const relay = await relayFor({ SMTP_URL: await deadSmtpUrl() });
  const answer = relay.send(MESSAGE);
  await passAttempts(relay);
  expect(await answer).toMatchObject(notSent);
});

const say = (line: string) => (socket: Socket) => socket.write(`${line}\r\n`);
const leave = (socket: Socket) => socket.destroy();
const resetConnection = (socket: Socket) => socket.resetAndDestroy();
const end = (socket: Socket) => socket.end();

test.each<[string, ...Required<Script>]>([
  ["is not ready", "greeting", say("421 try again")],
  ["resets the connection", "greeting", resetConnection],
  ["closes the connection", "MAIL", end],
  ["cannot check the login", "AUTH", say("454 try again")],
  ["is greylisting", "RCPT", say("451 try again")],
  ["leaves before the message", "DATA", leave],
])(
  "a server that %s three times gets the message later",
  async (_what, step, act) => {
    stopTimers();
    let connections = 0;
    const { relay, smtp } = await relayAndServer(
      [
        step,
        (socket, goOn) => (++connections > 3 ? goOn() : act(socket, goOn)),
      ],
      "user:password@",
    );
    const answer = relay.send(MESSAGE);
    await passAttempts(relay, 3);
    expect(await answer).toMatchObject({ status: 200, json: { ok: true } });
    expect(smtp.messages).toHaveLength(1);
  },
);

test.each<[string, ...Script, number]>([
  ["offers no login", "AUTH", say("503 no login here"), 502],
  ["rejects the recipient", "RCPT", say("550 No secret@example.com"), 502],
  ["rejects the message", "end of message", say("550 no"), 502],
  ["has no room for the message", "end of message", say("452 no"), 502],
  ["talks nonsense after the message", "end of message", say("354 go"), 504],
  ["leaves after the message", "end of message", leave, 504],
  ["ends after the message", "end of message", end, 504],
  ["says goodbye after the message", "end of message", say("221 bye"), 504],
  ["is not sure of the message", "end of message", say("252 maybe"), 504],
])("when a server %s, the answer says so", async (_what, step, act, status) => {
  const { relay, smtp } = await relayAndServer([step, act], "user:password@");
  const { json, ...response } = await relay.send(MESSAGE);
  expect(response.status).toBe(status);
  expect(JSON.stringify(json) + relay.log()).not.toContain("secret");
  const [line = "", ...others] = relay.log().match(/.*"message":.*/g) ?? [];
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    status,
    msg: status === 504 ? "message not confirmed" : "message not delivered",
    reason: expect.stringMatching(/./),
  });
  expect(smtp.messages).toHaveLength(step === "end of message" ? 1 : 0);
});

test("health and log report the last contact with the mail server without personal data", async () => {
  const { relay } = await relayAndServer(
    ["AUTH", say("535 no hunter2 for a@b.example\u009b")],
    "user:hunter2@",
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

test.each([
  ["250 ok", true, "mail server reached"],
  ["451 try again", true, "mail server reached"],
  ["530 no", false, '"command":"AUTH NONE","reason":"530 no"'],
])(
  "a mail server that offers a login and says %s to a mail without one is checked at the start",
  async (line, ok, log) => {
    const { relay, smtp } = await relayAndServer([
      "EHLO",
      (socket) => {
        socket.removeAllListeners("data").on("data", () => say(line)(socket));
        say("250-hello\r\n250 AUTH PLAIN")(socket);
      },
    ]);
    await relay.checkMailServer();
    expect(await relay.health()).toMatchObject({ mailServer: { ok } });
    expect(relay.log()).toContain(log);
    expect(smtp.messages).toHaveLength(0);
  },
);

test("a message that failed is sent again with its Message-ID, at another instance too", async () => {
  const { smtp, relay } = await relayAndServer(["end of message", leave]);
  const other = await relayFor({ SMTP_URL: smtp.url });
  for (const { send } of [relay, relay, other]) await send(MESSAGE);
  await relay.send({ ...MESSAGE, subject: "Another" });
  const ids = smtp.messages.map(
    (text) => /^Message-ID:\s+(.+)$/m.exec(text)?.[1],
  );
  expect(ids).toHaveLength(4);
  expect(ids[0]).toMatch(/^<[\w-]{43}\.\d{4}-\d\d-\d\d@example\.com>$/);
  expect(ids.lastIndexOf(ids[0])).toBe(2);
});

test("a mail of a domain with other letters has headers of ASCII alone", async () => {
  const to = "hello@m\u00fcnchen.example";
  const { smtp } = await relayAndServer([]);
  const owner = { ...OWNER, mailTo: to };
  const relay = await relayFor({ SMTP_URL: smtp.url }, owner);
  expect((await relay.send({ ...MESSAGE, to })).status).toBe(200);
  expect(smtp.messages.join()).toMatch(/^[ -~\s]+$/);
  expect(smtp.messages.join()).toContain("@xn--mnchen-3ya.example>");
});

test("a mail server elsewhere that has no TLS gets no mail", async () => {
  const { smtp } = await relayAndServer(["STAR", say("502 what?")]);
  // This address reaches this machine, but it is no loopback address.
  const elsewhere = smtp.url.replace("127.0.0.1", "0.0.0.0");
  const relay = await relayFor({ SMTP_URL: elsewhere });
  expect((await relay.send(MESSAGE)).status).toBe(502);
  expect(smtp.messages).toHaveLength(0);
});

test("a mail server on this machine needs no certificate", async () => {
  const { smtp, relay } = await relayAndServer([
    "EHLO",
    say("250-hello\r\n250 STARTTLS"),
  ]);
  expect((await relay.send(MESSAGE)).status).toBe(200);
  expect(smtp.messages).toHaveLength(1);
});

test("closing waits for a message under way", async () => {
  const { relay, holding } = await relayAndSlowServer();
  const answer = relay.send(MESSAGE);
  const connection = await holding;
  const closed = relay.app.close();
  connection.write("250 queued\r\n");
  expect(await answer).toMatchObject({ status: 200, json: { ok: true } });
  await closed;
  await expect(relay.send(MESSAGE)).rejects.toHaveProperty(
    "cause.code",
    "ECONNREFUSED",
  );
});

test("a mail server whose name is not found once gets the message later", async () => {
  stopTimers();
  const { smtp } = await relayAndServer([]);
  const SMTP_URL = smtp.url.replace("127.0.0.1", "localhost");
  const relay = await relayFor({ SMTP_URL });
  const error = Object.assign(new Error(), { code: "EAI_AGAIN" });
  const fail = (...call: unknown[]) => Object(call.at(-1))(error);
  jest.spyOn(dns.Resolver.prototype, "resolve6").mockImplementation(fail);
  jest.spyOn(dns.Resolver.prototype, "resolve4").mockImplementation(fail);
  jest.spyOn(dns, "lookup").mockImplementationOnce(fail as never);
  const answer = relay.send(MESSAGE);
  await passAttempts(relay);
  expect(await answer).toMatchObject({ status: 200 });
});
