import type { ReactNode } from "react";
import type { SharedContent } from "@/lib/content/types";
import { NoWrap } from "./no-wrap";

/** A sentence with links in place of {call}, {mail} and {chat}. */
export function OtherChannels({
  text,
  site: { phone, email, social, chat },
  copy,
}: SharedContent & { text: string }) {
  const links: Record<string, ReactNode> = {
    "{call}": (
      <a href={`tel:${phone.link}`}>
        <NoWrap text={phone.shown} />
      </a>
    ),
    "{mail}": <a href={`mailto:${email}`}>{email}</a>,
    "{chat}": (
      <a
        href={social.find(({ name }) => name === chat)?.url}
        target="_blank"
        rel="noopener"
        data-contact="chat"
      >
        {copy.form.chat}
        <span className="visually-hidden"> {copy.newTab}</span>
      </a>
    ),
  };
  return text.split(/(\{call\}|\{mail\}|\{chat\})/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, and their order never changes
    <span key={index}>{links[piece] ?? piece}</span>
  ));
}
