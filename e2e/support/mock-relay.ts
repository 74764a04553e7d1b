import {
  type BrowserContext,
  test as base,
  type Page,
  type Route,
} from "playwright/test";
import { env } from "@/lib/site/env";
import { gate } from "./gate";

export type Respond = (route: Route) => unknown;

/** Responds with this JSON. */
export const answer =
  (json: object, status = 200): Respond =>
  (route) =>
    route.fulfill({
      status,
      json,
      headers: { "access-control-allow-origin": "*" },
    });

/** Takes the place of the relay, and accepts every mail unless a test changes `respond`. */
export async function mockRelay(pages: Page | BrowserContext, json = {}) {
  const relay = {
    respond: answer(json),
    /** The mails that it received. */
    mails: [] as unknown[],
    /** Delays the responses until the returned function is called. */
    hold() {
      const { open, opened } = gate();
      const { respond } = relay;
      relay.respond = (route) => opened.then(() => respond(route));
      return open;
    },
  };
  await pages.route(`${env.relayUrl}/send-email`, async (route) => {
    relay.mails.push(route.request().postDataJSON());
    await relay.respond(route);
  });
  return relay;
}

export const test = base.extend<{
  relay: Awaited<ReturnType<typeof mockRelay>>;
}>({
  relay: async ({ context }, use) => use(await mockRelay(context)),
});
