import { type APIRequestContext, expect } from "playwright/test";
import type { ReceivedMail } from "@/lib/relay/mailbox-page";
import { env } from "@/lib/site/env";

/** Waits for the one mail whose text contains the words. Tests that run in parallel share the mailbox. */
export async function mailWith(
  request: APIRequestContext,
  words: string,
): Promise<ReceivedMail> {
  let found: ReceivedMail[] = [];
  const look = async () => {
    const response = await request.get(`${env.relayUrl}/mailbox.json`);
    const mails = (await response.json()) as ReceivedMail[];
    found = mails.filter(({ text }) => text.includes(words));
    return found.length;
  };
  await expect.poll(look).toBe(1);
  return found[0] as ReceivedMail;
}
