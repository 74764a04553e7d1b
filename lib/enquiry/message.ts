import { type FieldValues, limits } from "./fields";
import { oneLine, prose } from "./sanitize";

/** What the relay is asked to send. These four keys and no others are its contract. */
export type Mail = {
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
 * Makes the mail of a filled form. Single-line values cannot contain a line break and the message comes last, so no
 * visitor can forge one of the labelled lines above it. Values are trimmed and capped; see `limits`.
 */
export function buildMessage(
  values: FieldValues,
  messageDefaults: MessageDefaults,
): Mail {
  const line = (value = "", limit = 0) => oneLine(value, limit);
  return {
    to: messageDefaults.to,
    subject:
      values.subject === undefined
        ? messageDefaults.subject
        : line(values.subject, limits.subject),
    body: [
      `Name: ${line(values.name, limits.name)}`,
      `Email: ${line(values.email, limits.email)}`,
      `Phone Number: ${line(values.phone, phoneDigits)}`,
      `Message: ${prose(values.message ?? "", limits.message ?? 0)}`,
    ].join("\n"),
    name: messageDefaults.senderLabel,
  };
}

const phoneDigits = 10;

/** A mailto: address that carries what was typed, for the visitor's own mail program. */
export function mailtoUrl(to: string, subject: string, body = ""): string {
  const query = [
    `subject=${encodeURIComponent(oneLine(subject, 200))}`,
    // Mail programs and the systems between cut long addresses without a word; this much arrives everywhere.
    body &&
      `body=${encodeURIComponent(prose(body, 1500).replaceAll("\n", "\r\n"))}`,
  ];
  return `mailto:${to}?${query.filter(Boolean).join("&")}`;
}

/** The chat address with the typed text filled in, on services known to take it; elsewhere the address as it is. */
export function chatUrl(address: string, text: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !text || !takesText.includes(url.hostname)) return address;
  url.searchParams.set("text", prose(text, 1500));
  return url.href;
}

const takesText = ["wa.me", "api.whatsapp.com", "web.whatsapp.com"];
