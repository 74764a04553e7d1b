import { copy } from "@/lib/content/load";
import { escapeRegExp } from "./content-text";
import { type Answer, allowed, open } from "./mock-relay";

const { toasts } = copy.form;
const json = { ...open, "Content-Type": "application/json" };
const html = { ...open, "Content-Type": "text/html" };
const page = "<!doctype html><title>Oops</title><h1>It broke</h1>";

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

/** What the text of an answer means is tested beside its code. Of these the browser itself makes something. */
export const relayCases: RelayCase[] = [
  {
    name: "an answer of an object",
    post: says('{"ok":true,"id":"1"}'),
    outcome: "sent",
  },
  {
    name: "an error of HTML",
    post: says(JSON.stringify({ error: page })),
    outcome: page,
  },
  {
    name: "the status 504 with nothing",
    post: says("", 504),
    outcome: toasts.statusUncertain.replace("{code}", "504"),
  },
  {
    name: "the status 200 with HTML",
    post: says(page, 200, html),
    outcome: around(toasts.notJson),
  },
  {
    name: "an answer that breaks off",
    post: (response) => {
      response.writeHead(200, { ...json, "Content-Length": "100" }).write("{");
      setTimeout(() => response.destroy(), 50);
    },
    outcome: around(toasts.notJson),
  },
  {
    name: "a connection reset before the answer",
    post: (response) => response.socket?.resetAndDestroy(),
    outcome: around(toasts.network),
  },
  {
    name: "an answer that this origin may not read",
    post: (response) =>
      response.writeHead(200, { Connection: "close" }).end("{}"),
    outcome: around(toasts.network),
  },
  {
    name: "a preflight that is rejected",
    post: allowed,
    preflight: (response) =>
      response.writeHead(403, { Connection: "close" }).end(),
    outcome: around(toasts.network),
  },
  {
    name: "a relay that hangs before the headers",
    post: () => {},
    outcome: toasts.timeout,
    outlasts: true,
  },
  {
    name: "a relay that hangs in the body",
    post: (response) => response.writeHead(200, json).write("{"),
    outcome: toasts.timeout,
    outlasts: true,
  },
];

function says(text: string, status = 200, headers: object = json): Answer {
  return (response) => response.writeHead(status, { ...headers }).end(text);
}

/** A toast of which the browser writes one piece. */
function around(words: string): RegExp {
  const [before = "", after = ""] = words
    .split("{exception message}")
    .map(escapeRegExp);
  return new RegExp(`^${before}.+${after}$`);
}
