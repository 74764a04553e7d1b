import { type APIRequestContext, expect } from "playwright/test";
import type { ReceivedMail } from "@/lib/relay/mailbox-page";
import { env } from "@/lib/site/env";

/** Waits for the one mail whose text contains the words. Tests that run in parallel share the mailbox. */
export async function mailWith(
  request: APIRequestContext,
  words: string,
): Promise<ReceivedMail> {
  const found = async () => {
    const response = await request.get(`${env.relayUrl}/mailbox.json`);
    const mails = (await response.json()) as ReceivedMail[];
    return mails.filter(({ text }) => text.includes(words));
  };
  await expect.poll(async () => (await found()).length).toBe(1);
  const [mail] = await found();
  if (!mail) throw new Error("The mail has gone.");
  return mail;
}
