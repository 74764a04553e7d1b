import { gzipSync } from "node:zlib";
import { ui } from "@/lib/content/load";
import { escapeRegExp } from "./content-text";
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

type Named<T> = [name: string, value: T];

// What the text of an answer means is tested beside its code. These are what browsers might see differently.
const successes: RelayCase[] = (
  [
    ["an answer of an object", says('{"ok":true,"id":"1"}')],
    [
      "an answer of deeply nested lists",
      says(`${"[".repeat(2000)}${"]".repeat(2000)}`),
    ],
    [
      "an answer of 20 MB",
      says(JSON.stringify({ pad: "x".repeat(20_000_000) })),
    ],
    ["an answer of JSON that is called HTML", says("{}", 200, html)],
    ["the status 201", says("{}", 201)],
    [
      "a compressed answer",
      says(gzipSync("{}"), 200, { "Content-Encoding": "gzip" }),
    ],
    [
      "an answer that takes a second",
      (response, request) =>
        setTimeout(() => says("{}")(response, request), 1000),
    ],
    ["an answer that trickles in", trickle('{ "ok" : true }', 60)],
  ] satisfies Named<Answer>[]
).map(([name, post]) => ({ name, post, outcome: "sent" }));

const rejections: RelayCase[] = [
  {
    name: "an error of HTML",
    post: says(JSON.stringify({ error: page })),
    outcome: page,
  },
];

const statuses: RelayCase[] = [
  {
    name: "the status 500 with JSON",
    post: says("{}", 500),
    outcome: toasts.status.replace("{code}", "500"),
  },
  {
    name: "the status 504 with nothing",
    post: says("", 504),
    outcome: toasts.statusUncertain.replace("{code}", "504"),
  },
];

const unreadables: RelayCase[] = (
  [
    ["the status 200 with HTML", says(page, 200, html)],
    ["the status 204", says("", 204)],
    ["an answer of 20 MB that are no JSON", says("x".repeat(20_000_000))],
    [
      "an answer shorter than announced",
      breakOff((response) => response.destroy()),
    ],
    [
      "a connection reset in the answer",
      breakOff((response) => response.socket?.resetAndDestroy()),
    ],
    [
      "an answer that is called gzip but is not",
      says("this is not gzip", 200, { "Content-Encoding": "gzip" }),
    ],
  ] satisfies Named<Answer>[]
).map(([name, post]) => ({ name, post, outcome: around(toasts.notJson) }));

const reset: Answer = (response) => response.socket?.resetAndDestroy();

const transport: RelayCase[] = (
  [
    ["a connection reset before the answer", reset],
    ["a connection closed before the answer", (response) => response.destroy()],
    [
      "the bytes of another protocol",
      raw(Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x46])),
    ],
    [
      "a header that contradicts itself",
      raw(
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
      ),
    ],
    [
      "a redirect that would become a GET",
      says("", 302, { Location: "/elsewhere" }),
    ],
    [
      "a redirect that keeps the method",
      says("", 307, { Location: "/elsewhere" }),
    ],
    ["a redirect to itself", says("", 308, { Location: "/send-email" })],
    [
      "an answer that this origin may not read",
      (response) => response.writeHead(200, { Connection: "close" }).end("{}"),
    ],
    [
      "an answer for another origin",
      says("{}", 200, { "Access-Control-Allow-Origin": "http://other.test" }),
    ],
  ] satisfies Named<Answer>[]
).map(([name, post]) => ({ name, post, outcome: around(toasts.network) }));

const preflights: RelayCase[] = (
  [
    [
      "is rejected",
      (response) => response.writeHead(403, { Connection: "close" }).end(),
    ],
    [
      "forbids JSON",
      (response) =>
        response
          .writeHead(204, {
            "Access-Control-Allow-Origin": "*",
            Connection: "close",
          })
          .end(),
    ],
    ["is reset", reset],
  ] satisfies Named<Answer>[]
).map(([name, preflight]) => ({
  name: `a preflight that ${name}`,
  post: allowed,
  preflight,
  outcome: around(toasts.network),
  mails: 0,
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
  preflights,
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
    .map(escapeRegExp);
  return new RegExp(`^${before}.+${after}$`);
}
