import type { FieldValues } from "./form-fields";
import { cut, oneLine, prose } from "./sanitize";

/** What the relay is asked to send, and what it mails. These four keys and no others are the contract. */
export type EnquiryMessage = {
  to: string;
  subject: string;
  body: string;
  /** The sender's label, fixed by the site's owner; the visitor's name stands in the body. */
  name: string;
};

export type MessageDefaults = {
  to: string;
  senderLabel: string;
  /** Stands for the subject where the form does not ask for one. */
  subject: string;
};

/**
 * Makes the message of a valid form. Single-line values cannot contain a line break and the message comes last, so no
 * visitor can forge one of the labelled lines above it. Values are trimmed and never cut.
 */
export function buildMessage(
  values: FieldValues,
  defaults: MessageDefaults,
): EnquiryMessage {
  const { name = "", email = "", phone = "", message = "" } = values;
  return {
    to: defaults.to,
    subject: oneLine(values.subject ?? defaults.subject),
    body: [
      `Name: ${oneLine(name)}`,
      emailLabel + oneLine(email),
      `Phone Number: ${oneLine(phone)}`,
      `Message: ${prose(message)}`,
    ].join("\n"),
    name: defaults.senderLabel,
  };
}

const emailLabel = "Email: ";
const emailLine = RegExp(
  `^${emailLabel}(?=.{3,254}$)([\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+)$`,
  "m",
);

/** The visitor's e-mail address as `buildMessage` writes it into a body, so that "Reply" in a mail program goes there. */
export function emailOf(body: string): string | undefined {
  return emailLine.exec(body)?.[1];
}

/** Mail programs and the systems between cut long URLs without a word; this much arrives everywhere. */
const urlTextLimit = 1500;

/** A mailto: URL that carries what was typed, for the visitor's own mail program. */
export function mailtoUrl(to: string, subject: string, body = ""): string {
  const text = cut(prose(body), urlTextLimit).replaceAll("\n", "\r\n");
  const query = [
    `subject=${encodeURIComponent(cut(oneLine(subject), 200))}`,
    text && `body=${encodeURIComponent(text)}`,
  ];
  return `mailto:${to}?${query.filter(Boolean).join("&")}`;
}

/** The chat URL with the typed text filled in, on services known to take it; elsewhere the URL as it is. */
export function chatUrl(href: string, text: string): string {
  const url = new URL(href);
  if (!text || !takesText.includes(url.hostname)) return href;
  url.searchParams.set("text", cut(prose(text), urlTextLimit));
  return url.href;
}

const takesText = ["wa.me", "api.whatsapp.com", "web.whatsapp.com"];
