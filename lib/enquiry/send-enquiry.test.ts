import { createServer } from "node:http";
import { close, listen } from "@/lib/dev/ports";
import {
  mayHaveBeenSent,
  readResponse,
  type SendOutcome,
  sendEnquiry,
  toastText,
} from "./send-enquiry";

const copy = {
  success: "Email sent successfully",
  emptyError: "No reason.",
  offline: "You are offline.",
  network: "Not reached ({exception message}).",
  timeout: "No answer within 30 seconds.",
  status: "An error (status {code}).",
  tooMany: "Please wait.",
  statusUncertain: "Perhaps sent (status {code}).",
  notJson: "Unreadable ({exception message}).",
  relay: { busy: "Ocupado." },
  dismiss: "Dismiss",
};

const mail = { to: "a@b.co", subject: "Hello", body: "Name: D", name: "Site" };

const said = (status: number, text: string) =>
  toastText(readResponse(status, text), copy);

test.each([
  "{}",
  '{"ok":true}',
  '{"error":null}',
  '{"error":false}',
  '"sent"',
  '{"__proto__":{"error":"no"}}',
])("the answer %j means success", (text) => {
  expect(said(200, text)).toBe("Email sent successfully");
  expect(mayHaveBeenSent(readResponse(200, text))).toBe(false);
});

test.each([
  ['{"error":"Mailbox full"}', "Mailbox full"],
  ['{"error":"  Mailbox\\nfull \\u202e"}', "Mailbox\nfull"],
  ['{"error":0}', "0"],
  ['{"error":{"message":"Too busy","code":7}}', "Too busy"],
  ['{"error":{"code":7}}', '{"code":7}'],
  ['{"error":{"message":" "}}', '{"message":" "}'],
  ['{"error":["One",{"message":"Two"},3]}', "One, Two, 3"],
  ['{"error":[]}', "[]"],
  ['{"error":"<b>no</b>"}', "<b>no</b>"],
])("the answer %s is shown as %j", (text, toast) => {
  expect(said(200, text)).toBe(toast);
  expect(said(500, text)).toBe(toast);
});

test.each(['{"error":""}', '{"error":"   "}'])(
  "the answer %s has no reason, and leaves it open from status 500 on",
  (text) => {
    expect(said(200, text)).toBe("No reason.");
    expect(said(422, text)).toBe("No reason.");
    expect(said(502, text)).toBe("Perhaps sent (status 502).");
    expect(mayHaveBeenSent(readResponse(502, text))).toBe(true);
  },
);

test.each([
  [{ error: "Busy", code: "busy" }, "Ocupado."],
  [{ error: "Stopping", code: "stopping" }, "Stopping"],
  [{ error: "Odd", code: "constructor" }, "Odd"],
  [{ error: "Odd", code: ["busy"] }, "Odd"],
  [{ error: "Busy" }, "Busy"],
])("the answer %j is shown in the site's words: %s", (answer, toast) => {
  expect(said(503, JSON.stringify(answer))).toBe(toast);
});

test("a long reason is shown whole", () => {
  const reason = "x".repeat(1_000_000);
  expect(said(200, JSON.stringify({ error: reason }))).toBe(reason);
});

test.each<[SendOutcome, boolean, string]>([
  [readResponse(504, "<h1>Gone</h1>"), true, "Perhaps sent (status 504)."],
  [readResponse(504, '{"error":"Who knows?"}'), true, "Who knows?"],
  [
    readResponse(502, '{"error":"Not sent.","code":"rejected"}'),
    false,
    "Not sent.",
  ],
  [
    readResponse(502, '{"statusCode":502,"error":"Bad Gateway"}'),
    true,
    "Bad Gateway",
  ],
  [readResponse(502, "<h1>Bad</h1>"), true, "Perhaps sent (status 502)."],
  [readResponse(500, "{}"), true, "Perhaps sent (status 500)."],
  [readResponse(520, "<h1>Bad</h1>"), true, "Perhaps sent (status 520)."],
  [readResponse(503, '{"error":"Full.","code":"EBUSY"}'), true, "Full."],
  [readResponse(503, '{"error":{"message":"Died."}}'), true, "Died."],
  [readResponse(429, "Too many requests"), false, "Please wait."],
  [{ kind: "offline" }, false, "You are offline."],
  [{ kind: "timeout" }, true, "No answer within 30 seconds."],
  [{ kind: "unreachable", detail: "reset" }, true, "Not reached (reset)."],
])("%j may have been sent: %j, and is told as %s", (outcome, may, toast) => {
  expect(mayHaveBeenSent(outcome)).toBe(may);
  expect(toastText(outcome, copy)).toBe(toast);
});

test.each(
  "rejected tooSlow busy stopping notSetUp limitOfAll ownError".split(" "),
)("after the relay's error %s the message was certainly not sent", (code) => {
  const answer = JSON.stringify({ error: "No.", code });
  expect(mayHaveBeenSent(readResponse(503, answer))).toBe(false);
});

test.each([199, 300, 400, 404, 413])("the status %d is an error", (status) => {
  for (const text of ["{}", "", "<h1>No</h1>", '{"error":null}', "null"]) {
    expect(said(status, text)).toBe(`An error (status ${status}).`);
  }
});

test.each(["", "<!doctype html>", '{"error":"cut', "{}{}", "NaN", "null"])(
  "the answer %j leaves open whether the message was sent",
  (text) => {
    expect(said(200, text)).toMatch(/^Unreadable \(.+\)\.$/);
    expect(mayHaveBeenSent(readResponse(200, text))).toBe(true);
  },
);

test("a redirect is not followed", async () => {
  // Node 20 has none.
  Object(globalThis).navigator ??= {};
  const server = createServer(({ url }, response) => {
    if (url === "/send-email")
      response.writeHead(302, { Location: "/elsewhere" });
    response.end("{}");
  });
  const port = await listen(server, 0);
  const outcome = await sendEnquiry(`http://localhost:${port}`, mail);
  expect(outcome).toMatchObject({ kind: "unreachable" });
  server.closeAllConnections();
  await close(server);
});
