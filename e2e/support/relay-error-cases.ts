import { gzipSync } from "node:zlib";
import { ui } from "@/lib/content/load";
import { type Answer, allowed, open } from "./mock-relay";

const { toasts } = ui.form;

export type RelayCase = {
  name: string;
  post: Answer;
  preflight?: Answer;
  /** "sent", or the toast's whole text. */
  outcome: string | RegExp;
  /** Nothing comes, so the test moves the page's clock past the limit. */
  outlasts?: boolean;
  /** How many mails reach the relay before the retry; 1 unless said. */
  mails?: number;
};

const json = { ...open, "Content-Type": "application/json" };
const html = { ...open, "Content-Type": "text/html" };
const page = "<!doctype html><title>Oops</title><h1>It broke</h1>";

const unreachable = around(toasts.network);
const unreadable = around(toasts.notJson);

const successes: RelayCase[] = [
  ...[
    ["an object that says ok", '{"ok":true,"id":"1"}'],
    ["an error of null", '{"error":null}'],
    ["an error of false", '{"error":false}'],
    ["a byte order mark before it", "\ufeff{}"],
    ["a string", '"sent"'],
    ["a list", "[]"],
    ["a deeply nested value", `${"[".repeat(2000)}${"]".repeat(2000)}`],
    ["an error on the prototype only", '{"__proto__":{"error":"no"}}'],
    ["20 MB of JSON", JSON.stringify({ pad: "x".repeat(20_000_000) })],
  ].map(([name, text]) => ({
    name: `an answer with ${name}`,
    post: says(text ?? ""),
    outcome: "sent",
  })),
  {
    name: "an answer of JSON that is called HTML",
    post: says("{}", 200, html),
    outcome: "sent",
  },
  { name: "the status 201", post: says("{}", 201), outcome: "sent" },
  {
    name: "a compressed answer",
    post: says(gzipSync("{}"), 200, { "Content-Encoding": "gzip" }),
    outcome: "sent",
  },
  {
    name: "an answer that takes a second",
    post: (response, request) =>
      setTimeout(() => says("{}")(response, request), 1000),
    outcome: "sent",
  },
  {
    name: "an answer that trickles in",
    post: trickle('{ "ok" : true }', 60),
    outcome: "sent",
  },
];

const rejections: RelayCase[] = [
  ...(
    [
      ["a text", "Mailbox full", "Mailbox full"],
      ["a number", 42, "42"],
      ["zero", 0, "0"],
      ["true", true, "true"],
      ["an object with a message", { message: "Busy", code: 7 }, "Busy"],
      ["an object without one", { code: 7 }, '{"code":7}'],
      ["an empty object", {}, "{}"],
      ["a list", ["One", { message: "Two" }, 3], "One, Two, 3"],
      ["an empty list", [], "[]"],
      ["an empty text", "", toasts.emptyError],
      ["blanks", " \n ", toasts.emptyError],
      ["HTML", "<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
      ["turned text", "Mail\u202e\u0007box\r\nfull", "Mail box full"],
      ["ten thousand characters", "x".repeat(10_000), "x".repeat(10_000)],
    ] as const
  ).map(([name, error, outcome]) => ({
    name: `an error of ${name}`,
    post: says(JSON.stringify({ error })),
    outcome,
  })),
  {
    name: "the status 429 with a reason",
    post: says('{"error":"One moment, please"}', 429),
    outcome: "One moment, please",
  },
];

const statuses: RelayCase[] = [400, 404, 413, 429, 500, 502, 503, 504].flatMap(
  (code) =>
    [
      { body: "JSON", post: says("{}", code) },
      { body: "HTML", post: says(page, code, html) },
      { body: "nothing", post: says("", code) },
    ].map(({ body, post }) => ({
      name: `the status ${code} with ${body}`,
      post,
      outcome: (code === 504 ? toasts.statusUncertain : toasts.status).replace(
        "{code}",
        String(code),
      ),
    })),
);

const unreadables: RelayCase[] = [
  { name: "the status 200 with HTML", post: says(page, 200, html) },
  { name: "the status 200 with nothing", post: says("") },
  { name: "the status 204", post: says("", 204) },
  { name: "an answer of JSON that is cut", post: says('{"ok":tr') },
  { name: "an answer of two JSON documents", post: says("{}{}") },
  { name: "an answer of NaN", post: says("NaN") },
  { name: "an answer of null", post: says("null") },
  {
    name: "an answer of 20 MB that are no JSON",
    post: says("x".repeat(20_000_000)),
  },
  {
    name: "an answer shorter than announced",
    post: breakOff((response) => response.destroy()),
  },
  {
    name: "a connection reset in the answer",
    post: breakOff((response) => response.socket?.resetAndDestroy()),
  },
  {
    name: "an answer that is called gzip but is not",
    post: says("this is not gzip", 200, { "Content-Encoding": "gzip" }),
  },
].map((each) => ({ ...each, outcome: unreadable }));

const transport: RelayCase[] = [
  {
    name: "a connection reset before the answer",
    post: (response: Parameters<Answer>[0]) =>
      response.socket?.resetAndDestroy(),
  },
  {
    name: "a connection closed before the answer",
    post: (response: Parameters<Answer>[0]) => response.destroy(),
  },
  {
    name: "the bytes of another protocol",
    post: raw(Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x46])),
  },
  {
    name: "a header that contradicts itself",
    post: raw(
      "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    ),
  },
  {
    name: "a redirect that would become a GET",
    post: says("", 302, { Location: "/elsewhere" }),
  },
  {
    name: "a redirect that keeps the method",
    post: says("", 307, { Location: "/elsewhere" }),
  },
  {
    name: "a redirect to itself",
    post: says("", 308, { Location: "/send-email" }),
  },
  {
    name: "an answer that this origin may not read",
    post: (response: Parameters<Answer>[0]) =>
      response.writeHead(200, { Connection: "close" }).end("{}"),
  },
  {
    name: "an answer for another origin",
    post: says("{}", 200, {
      "Access-Control-Allow-Origin": "http://other.test",
    }),
  },
  {
    name: "a preflight that is rejected",
    preflight: (response: Parameters<Answer>[0]) =>
      response.writeHead(403, { Connection: "close" }).end(),
  },
  {
    name: "a preflight that forbids JSON",
    preflight: (response: Parameters<Answer>[0]) =>
      response
        .writeHead(204, {
          "Access-Control-Allow-Origin": "*",
          Connection: "close",
        })
        .end(),
  },
  {
    name: "a preflight that is reset",
    preflight: (response: Parameters<Answer>[0]) =>
      response.socket?.resetAndDestroy(),
  },
].map((each) => ({
  post: allowed,
  ...each,
  outcome: unreachable,
  mails: "preflight" in each ? 0 : 1,
}));

const silences: RelayCase[] = [
  { name: "a relay that hangs before the headers", post: () => {} },
  { name: "a relay that hangs in the body", post: trickle("{", 200) },
  {
    name: "a body that trickles for ever",
    post: trickle(" ".repeat(1000), 200),
  },
  {
    name: "a preflight that hangs",
    post: allowed,
    preflight: () => {},
    mails: 0,
  },
].map((each) => ({ ...each, outcome: toasts.timeout, outlasts: true }));

/** Everything a relay, or what stands between, was seen to do. `npm test` tries the first of each kind. */
export const relayCases = [
  successes,
  rejections,
  statuses,
  unreadables,
  transport,
  silences,
].flatMap((kind) =>
  kind.map((each, index) => ({ ...each, tag: index === 0 ? [] : "@sweep" })),
);

function says(text: string | Buffer, status = 200, headers = {}): Answer {
  return (response) =>
    response.writeHead(status, { ...json, ...headers }).end(text);
}

/** Character by character; it ends only if the text closes its brackets. */
function trickle(text: string, pauseMs: number): Answer {
  return (response) => {
    response.writeHead(200, json);
    const characters = [...text];
    const timer = setInterval(() => {
      const character = characters.shift();
      if (character) response.write(character);
      else if (text.endsWith("}")) response.end();
    }, pauseMs);
    response.on("close", () => clearInterval(timer));
  };
}

function breakOff(end: (response: Parameters<Answer>[0]) => unknown): Answer {
  return (response) => {
    response.writeHead(200, { ...json, "Content-Length": "100" });
    // Not a whole document: WebKit takes what came before the end for the answer.
    response.write("{");
    setTimeout(() => end(response), 50);
  };
}

function raw(bytes: string | Buffer): Answer {
  return (response) => response.socket?.end(bytes);
}

/** A toast of which the browser writes one piece. */
function around(words: string): RegExp {
  const [before = "", after = ""] = words
    .split("{exception message}")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${before}.+${after}$`);
}
