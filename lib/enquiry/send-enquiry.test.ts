import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import {
  mayHaveBeenSent,
  readResponse,
  sendEnquiry,
  toastTextOf,
} from "./send-enquiry";

const copy = {
  success: "Email sent successfully",
  emptyError: "No reason.",
  network: "Not reached ({exception message}).",
  timeout: "No answer within 30 seconds.",
  status: "An error (status {code}).",
  statusUncertain: "Perhaps sent (status {code}).",
  notJson: "Unreadable ({exception message}).",
  dismiss: "Dismiss",
};

const mail = { to: "a@b.co", subject: "Hello", body: "Name: D", name: "Site" };

const said = (status: number, text: string) =>
  toastTextOf(readResponse(status, text), copy);

/** The outcome of a message to a relay that answers like this. */
async function outcomeAt(answer: RequestListener, limitMs?: number) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  try {
    return await sendEnquiry(`http://127.0.0.1:${port}`, mail, limitMs);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

test.each([
  "{}",
  '{"ok":true}',
  '{"error":null}',
  '{"error":false}',
  "\ufeff{}",
  '"sent"',
  "[]",
  "true",
  "0",
  '{"__proto__":{"error":"no"}}',
])("the answer %j means success", (text) => {
  expect(said(200, text)).toBe("Email sent successfully");
});

test.each([
  ['{"error":"Mailbox full"}', "Mailbox full"],
  ['{"error":"  Mailbox\\nfull \\u202e"}', "Mailbox\nfull"],
  ['{"error":""}', "No reason."],
  ['{"error":"   "}', "No reason."],
  ['{"error":0}', "0"],
  ['{"error":42}', "42"],
  ['{"error":true}', "true"],
  ['{"error":{"message":"Too busy","code":7}}', "Too busy"],
  ['{"error":{"code":7}}', '{"code":7}'],
  ['{"error":{}}', "{}"],
  ['{"error":{"message":" "}}', '{"message":" "}'],
  ['{"error":["One",{"message":"Two"},3]}', "One, Two, 3"],
  ['{"error":[]}', "[]"],
  ['{"error":"<b>no</b>"}', "<b>no</b>"],
])("the answer %s is shown as %j", (text, notice) => {
  expect(said(200, text)).toBe(notice);
  expect(said(500, text)).toBe(notice);
});

test("a reason is shown whole, however long", () => {
  const reason = "x".repeat(1_000_000);
  expect(said(200, JSON.stringify({ error: reason }))).toBe(reason);
});

test.each([
  [504, "<h1>Gateway timeout</h1>", true],
  [504, '{"error":"We do not know."}', true],
  [502, '{"error":"It was not sent."}', false],
  [502, "<h1>Bad gateway</h1>", false],
  [200, "<h1>Fine</h1>", true],
  [200, "{}", false],
])(
  "after %d with %s the message may have been sent: %j",
  (status, text, may) => {
    expect(mayHaveBeenSent(readResponse(status, text))).toBe(may);
  },
);

test("after a timeout and a lost connection the message may have been sent", () => {
  expect(mayHaveBeenSent({ kind: "timeout" })).toBe(true);
  expect(mayHaveBeenSent({ kind: "unreachable", detail: "reset" })).toBe(true);
});

test("504 without a reason says that the message may have been sent", () => {
  expect(said(504, "")).toBe("Perhaps sent (status 504).");
});

test.each([199, 300, 400, 404, 413, 429, 500, 502, 503])(
  "the status %d without a reason is an error",
  (status) => {
    for (const text of ["{}", "", "<h1>No</h1>", '{"error":null}', "null"]) {
      expect(said(status, text)).toBe(`An error (status ${status}).`);
    }
  },
);

test("a placeholder is filled in wherever it stands", () => {
  const twice = { ...copy, status: "{code}: an error ({code})." };
  expect(toastTextOf(readResponse(500, ""), twice)).toBe(
    "500: an error (500).",
  );
});

test.each(["", "<!doctype html>", '{"error":"cut', "{}{}", "NaN", "null"])(
  "the answer %j tells nothing, so nothing is claimed",
  (text) => {
    expect(said(200, text)).toMatch(/^Unreadable \(.+\)\.$/);
  },
);

test("a relay that gets the mail gets it once, as JSON", async () => {
  const seen: unknown[] = [];
  const outcome = await outcomeAt(async (request, response) => {
    const { method, url, headers } = request;
    const body = JSON.parse((await request.toArray()).join(""));
    seen.push([method, url, headers["content-type"], body]);
    response.end("{}");
  });
  expect(outcome).toEqual({ kind: "sent" });
  expect(seen).toEqual([["POST", "/send-email", "application/json", mail]]);
});

test("a refused connection is told with the exception's message", async () => {
  expect(
    toastTextOf(await sendEnquiry("http://127.0.0.1:9", mail), copy),
  ).toMatch(/^Not reached \(.+\)\.$/);
});

test("a relay that never answers is given up after the limit", async () => {
  expect(await outcomeAt(() => {}, 50)).toEqual({ kind: "timeout" });
});

test("a redirect is not followed", async () => {
  const outcome = await outcomeAt((request, response) => {
    if (request.url === "/send-email")
      response.writeHead(302, { Location: "/elsewhere" });
    response.end("{}");
  });
  expect(outcome).toMatchObject({ kind: "unreachable" });
});
