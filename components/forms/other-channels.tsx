import type { ReactNode } from "react";
import { chatUrl, mailtoUrl } from "@/lib/enquiry/message";

export type Ways = {
  call: { label: string; href: string };
  /** The e-mail address. */
  mail: string;
  chat: { label: string; href: string };
};

/** A sentence in which {call}, {mail} and {chat} became links. What was typed goes along where the channel takes it. */
export function OtherChannels({
  text,
  ways,
  newTab,
  typed,
}: {
  text: string;
  ways: Ways;
  /** Says that a link opens a new tab. */
  newTab: ReactNode;
  typed?: { subject: string; message: string };
}) {
  const mailHref = typed
    ? mailtoUrl(ways.mail, typed.subject, typed.message)
    : `mailto:${ways.mail}`;
  const links: Record<string, ReactNode> = {
    "{call}": <a href={ways.call.href}>{ways.call.label}</a>,
    "{mail}": <a href={mailHref}>{ways.mail}</a>,
    "{chat}": (
      <a
        href={chatUrl(ways.chat.href, typed?.message ?? "")}
        target="_blank"
        rel="noopener"
      >
        {ways.chat.label}
        {newTab}
      </a>
    ),
  };
  return text
    .split(/(\{call\}|\{mail\}|\{chat\})/)
    .map((part) => <span key={part}>{links[part] ?? part}</span>);
}
