import {
  type FieldValues,
  type FormField,
  ownField,
  ownFields,
} from "./form-fields";
import { cut, isPlainLine, oneLine, prose } from "./sanitize";

/** The message that the site sends to the relay. It must have exactly these four keys. */
export type EnquiryMessage = {
  to: string;
  subject: string;
  body: string;
  /** The sender's label, fixed by the site's owner. The visitor's name is in the body. */
  name: string;
};

/**
 * Whether an error leaves open if the message was sent. From status 500 on, only the relay's own errors say that it was
 * not: a gateway or a platform does not know.
 */
export function isUncertain(status: number, isOfRelay: boolean): boolean {
  return status === 504 || (status >= 500 && !isOfRelay);
}

export type MessageDefaults = {
  to: string;
  senderLabel: string;
  /** Used as the subject if the form does not ask for one. */
  subject: string;
};

/** What the form's code and the mail need to know of a field. */
export type SentField = Omit<FormField, "label" | "choices" | "hint">;

/** Makes the message of a valid form. Values are trimmed but not shortened. */
export function buildMessage(
  values: FieldValues,
  defaults: MessageDefaults,
  fields: SentField[],
): EnquiryMessage {
  return {
    to: defaults.to,
    subject: oneLine(values.subject ?? defaults.subject),
    body: mailLines(values, fields).join("\n"),
    name: defaults.senderLabel,
  };
}

/**
 * The labelled lines of the mail. No visitor can forge one: a value of one line has no line break, further lines of an
 * added text are indented, and the message comes last. An added field that is empty has no line.
 */
export function mailLines(values: FieldValues, fields: SentField[]): string[] {
  return fields.flatMap(({ id, mailLabel, isAdded, kind }) => {
    const typed = values[id] ?? "";
    const value = ownField(id)?.toMail?.(typed) ?? typed;
    const text = kind === "text" ? prose(value) : oneLine(value);
    if (!mailLabel || (isAdded && !text)) return [];
    const shown = isAdded ? text.replaceAll("\n", "\n  ") : text;
    return `${oneLine(mailLabel)}: ${shown}`;
  });
}

/** The visitor's e-mail address in a body that `buildMessage` wrote; "Reply" in a mail program goes there. */
export function findEmail(body: string): string | undefined {
  const { mailLabel, formats, limit } = ownFields.email;
  const label = `${mailLabel}: `;
  const line = body.split("\n").find((one) => one.startsWith(label));
  const address = line?.slice(label.length) ?? "";
  const isKnown = Object.values(formats).some(({ holds }) => holds(address));
  return isKnown && isPlainLine(address) && address.length <= limit
    ? address
    : undefined;
}

/** Mail programs and systems truncate long URLs silently. A text of this length works everywhere. */
const urlTextLimit = 1500;

/** A mailto: URL with the typed text, for the visitor's own mail program. */
export function mailtoUrl(to: string, subject: string, body = ""): string {
  const text = cut(prose(body), urlTextLimit).replaceAll("\n", "\r\n");
  const query = [
    `subject=${encodeURIComponent(cut(oneLine(subject), 200))}`,
    text && `body=${encodeURIComponent(text)}`,
  ];
  return `mailto:${to}?${query.filter(Boolean).join("&")}`;
}

/** The chat URL with the typed text, for services known to accept it; otherwise the plain URL. */
export function chatUrl(href: string, text: string): string {
  const url = new URL(href);
  if (!text || !takesText.includes(url.hostname)) return href;
  url.searchParams.set("text", cut(prose(text), urlTextLimit));
  return url.href;
}

const takesText = ["wa.me", "api.whatsapp.com", "web.whatsapp.com"];
