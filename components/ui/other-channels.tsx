import type { ReactNode } from "react";
import type { Interface, SiteContent } from "@/lib/content/types";
import { NewTab } from "./new-tab";

export type Channels = ReturnType<typeof getChannels>;

/** The contact channels besides the form. */
export function getChannels(site: SiteContent, copy: Interface) {
  return {
    call: { label: site.phone.shown, href: `tel:${site.phone.link}` },
    mail: site.email,
    chat: { label: copy.form.chat, href: site.social.whatsapp },
    /** Says that a link opens a new tab. */
    newTab: copy.newTab,
  };
}

/** A sentence with links in place of {call}, {mail} and {chat}. */
export function OtherChannels({
  text,
  channels,
}: {
  text: string;
  channels: Channels;
}) {
  const links: Record<string, ReactNode> = {
    "{call}": <a href={channels.call.href}>{channels.call.label}</a>,
    "{mail}": <a href={`mailto:${channels.mail}`}>{channels.mail}</a>,
    "{chat}": (
      <a
        href={channels.chat.href}
        target="_blank"
        rel="noopener"
        data-contact="chat"
      >
        {channels.chat.label}
        <NewTab>{channels.newTab}</NewTab>
      </a>
    ),
  };
  return text.split(/(\{call\}|\{mail\}|\{chat\})/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, and their order never changes
    <span key={index}>{links[piece] ?? piece}</span>
  ));
}
