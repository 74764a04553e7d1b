import { escapeHtml } from "@/lib/node/escape-html";
import { policyHash } from "@/lib/node/hash";
import type { SentMail } from "./smtp";

/** `source` is what a mail server would get. */
export type ReceivedMail = SentMail & { source: string; receivedAt: string };

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
article { margin-top: 1.5rem; padding: 0 1rem 1rem; border: 1px solid GrayText; border-radius: .5rem; }
h2 { margin: .75rem 0; font-size: 1.125rem; overflow-wrap: anywhere; }
pre { margin: 1rem 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
details pre { font: .8125rem/1.4 ui-monospace, monospace; }
`;

/** Allows no script, no foreign resources and no frames, because strangers write the mails. */
export const MAILBOX_POLICY = `default-src 'none'; img-src data:; style-src ${policyHash(STYLE)}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

/** The embedded mailbox for people: every mail with its source, the newest first. */
export function mailboxPage(mails: readonly ReceivedMail[]): string {
  const count = mails.length === 1 ? "1 mail" : `${mails.length} mails`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Mailbox (${mails.length})</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Mail that the contact forms sent to this relay. It is kept in memory and gone when the relay stops.</p>
<p><strong>${count}</strong> · <a href="/">Look again</a> · <a href="/mailbox.json">As JSON</a></p>
${mails.length === 0 ? "<p>Nothing here yet. Fill in a contact form of the site and look again.</p>" : mails.map(article).join("\n")}
</main>
</body>
</html>
`;
}

function article(mail: ReceivedMail): string {
  const { from, to, replyTo } = mail;
  const replies = replyTo ? `, replies to <${replyTo}>` : "";
  const people = `${from.name} <${from.address}> to <${to.address}>${replies}`;
  return `<article>
<h2><bdi>${escapeHtml(mail.subject)}</bdi></h2>
<p>From ${escapeHtml(people)}. Received ${mail.receivedAt}.</p>
<pre>
${escapeHtml(mail.text)}</pre>
<details><summary>Source</summary><pre>
${escapeHtml(mail.source)}</pre></details>
</article>`;
}
