import { gzipSync } from "node:zlib";
import { copy } from "@/lib/content/load";
import { escapeRegExp } from "./content-text";
import { type Answer, allowed, open } from "./mock-relay";

const { toasts } = copy.form;

export type RelayCase = {
  name: string;
  post: Answer;
  /** To the browser's question whether it may send; then no mail arrives. */
  preflight?: Answer;
  /** "sent", or the toast's whole text. */
  outcome: string | RegExp;
  /** Nothing comes, so the test moves the page's clock past the limit. */
  outlasts?: boolean;
};

const json = { ...open, "Content-Type": "application/json" };
const html = { ...open, "Content-Type": "text/html" };
const page = "<!doctype html><title>Oops</title><h1>It broke</h1>";

// What the text of an answer means is tested beside its code. These are what browsers might see differently.
const successes = cases("sent", {
  "an answer of an object": says('{"ok":true,"id":"1"}'),
  "an answer of deeply nested lists": says(
    `${"[".repeat(2000)}${"]".repeat(2000)}`,
  ),
  "an answer of 20 MB": says(JSON.stringify({ pad: "x".repeat(20_000_000) })),
  "an answer of JSON that is called HTML": says("{}", 200, html),
  "the status 201": says("{}", 201),
  "a compressed answer": says(gzipSync("{}"), 200, {
    "Content-Encoding": "gzip",
  }),
  "an answer that takes a second": (response, request) =>
    setTimeout(() => says("{}")(response, request), 1000),
  "an answer that trickles in": trickle('{ "ok" : true }', 60),
});

const rejections = cases(page, {
  "an error of HTML": says(JSON.stringify({ error: page })),
});

const statuses = [
  ...cases(toasts.status.replace("{code}", "500"), {
    "the status 500 with JSON": says("{}", 500),
  }),
  ...cases(toasts.statusUncertain.replace("{code}", "504"), {
    "the status 504 with nothing": says("", 504),
  }),
];

const unreadables = cases(around(toasts.notJson), {
  "the status 200 with HTML": says(page, 200, html),
  "the status 204": says("", 204),
  "an answer of 20 MB that are no JSON": says("x".repeat(20_000_000)),
  "an answer shorter than announced": breakOff((response) =>
    response.destroy(),
  ),
  "a connection reset in the answer": breakOff((response) =>
    response.socket?.resetAndDestroy(),
  ),
  "an answer that is called gzip but is not": says("this is not gzip", 200, {
    "Content-Encoding": "gzip",
  }),
});

const reset: Answer = (response) => response.socket?.resetAndDestroy();

const transport = cases(around(toasts.network), {
  "a connection reset before the answer": reset,
  "a connection closed before the answer": (response) => response.destroy(),
  "the bytes of another protocol": raw(
    Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x46]),
  ),
  "a header that contradicts itself": raw(
    "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
  ),
  "a redirect that would become a GET": says("", 302, {
    Location: "/elsewhere",
  }),
  "a redirect that keeps the method": says("", 307, { Location: "/elsewhere" }),
  "a redirect to itself": says("", 308, { Location: "/send-email" }),
  "an answer that this origin may not read": (response) =>
    response.writeHead(200, { Connection: "close" }).end("{}"),
  "an answer for another origin": says("{}", 200, {
    "Access-Control-Allow-Origin": "http://other.test",
  }),
});

const preflights = cases(around(toasts.network), {
  "a preflight that is rejected": (response) =>
    response.writeHead(403, { Connection: "close" }).end(),
  "a preflight that forbids JSON": (response) =>
    response
      .writeHead(204, {
        "Access-Control-Allow-Origin": "*",
        Connection: "close",
      })
      .end(),
  "a preflight that is reset": reset,
}).map(atPreflight);

const silences = [
  ...cases(toasts.timeout, {
    "a relay that hangs before the headers": () => {},
    "a relay that hangs in the body": trickle("{", 200),
    "a body that trickles for ever": trickle(" ".repeat(1000), 200),
  }),
  ...cases(toasts.timeout, { "a preflight that hangs": () => {} }).map(
    atPreflight,
  ),
].map((each) => ({ ...each, outlasts: true }));

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

function cases(
  outcome: RelayCase["outcome"],
  answers: Record<string, Answer>,
): RelayCase[] {
  return Object.entries(answers).map(([name, post]) => ({
    name,
    post,
    outcome,
  }));
}

function atPreflight({ post, ...rest }: RelayCase): RelayCase {
  return { ...rest, preflight: post, post: allowed };
}

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
