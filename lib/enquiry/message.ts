import { type FieldValues, type FormField, limits } from "./form-fields";
import { emailFormats } from "./formats";
import { cut, isPlainLine, oneLine, prose, withoutMarks } from "./sanitize";

/** The message that the site sends to the relay. It must have exactly these four keys. */
export type EnquiryMessage = {
  to: string;
  subject: string;
  body: string;
  /** The sender's label, fixed by the site's owner. The visitor's name is in the body. */
  name: string;
};

/**
 * Whether an error leaves open if the message was sent. Without a reason, a status from 500 on comes from a proxy or a
 * platform, which does not know; with a reason it is the relay's, which does.
 */
export function isUncertain(status: number, hasReason: boolean): boolean {
  return status === 504 || (status >= 500 && !hasReason);
}

export type MessageDefaults = {
  to: string;
  senderLabel: string;
  /** Used as the subject if the form does not ask for one. */
  subject: string;
};

export const mailLabels = {
  name: "Name",
  email: "Email",
  phone: "Phone Number",
  message: "Message",
};

/**
 * Makes the message of a valid form. Single-line values cannot contain a line break and the message comes last, so no
 * visitor can forge one of the labelled lines above it. Values are trimmed but not shortened.
 */
export function buildMessage(
  values: FieldValues,
  defaults: MessageDefaults,
  fields: FormField[] = [],
): EnquiryMessage {
  const { name = "", email = "", phone = "", message = "" } = values;
  return {
    to: defaults.to,
    subject: oneLine(values.subject ?? defaults.subject),
    body: [
      `${mailLabels.name}: ${oneLine(name)}`,
      emailLabel + oneLine(withoutMarks(email)),
      `${mailLabels.phone}: ${oneLine(withoutMarks(phone))}`,
      ...addedLines(values, fields),
      `${mailLabels.message}: ${prose(message)}`,
    ].join("\n"),
    name: defaults.senderLabel,
  };
}

/** The lines of the added fields that are filled in. Further lines of a text are indented, so that none has a label. */
export function addedLines(values: FieldValues, fields: FormField[]): string[] {
  const added = fields.filter(({ id }) => !Object.hasOwn(limits, id));
  return added.flatMap(({ id, label, kind }) => {
    const value = values[id] ?? "";
    const text =
      kind === "text" ? prose(value).replaceAll("\n", "\n  ") : oneLine(value);
    return text ? [`${oneLine(label)}: ${text}`] : [];
  });
}

const emailLabel = `${mailLabels.email}: `;

/** The visitor's e-mail address in a body that `buildMessage` wrote; "Reply" in a mail program goes there. */
export function findEmail(body: string): string | undefined {
  const line = body.split("\n").find((one) => one.startsWith(emailLabel));
  const address = line?.slice(emailLabel.length) ?? "";
  const isKnown = Object.values(emailFormats).some((holds) => holds(address));
  return isKnown && isPlainLine(address) && address.length <= limits.email
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
