import type { SiteContent } from "./types";

/** The network that the round button opens, if the owner has one. */
export function chatOf({ chat, social }: SiteContent) {
  return social.find(({ name }) => name === chat);
}

/** The owner's pages on the other networks. */
export function profilesOf({ chat, social }: SiteContent) {
  return social.filter(({ name }) => name !== chat);
}
