import { isLoopback } from "@/lib/node/loopback";

/** The reason why the forms of a build cannot send, if any. A release stops with it; a draft prints it. */
export function relayError(env: { siteUrl: string; relayUrl: string }) {
  const relay = new URL(env.relayUrl);
  const site = new URL(env.siteUrl);
  const isLocalOnly = isLoopback(relay.hostname) && !isLoopback(site.hostname);
  if (isLocalOnly || (relay.protocol === "http:" && site.protocol === "https:"))
    return `The forms cannot send: the relay ${relay.origin} ${isLocalOnly ? "is on this machine" : "has no https"}, so no visitor of ${env.siteUrl} can send to it. Set NEXT_PUBLIC_RELAY_URL to a relay with https.`;
}
