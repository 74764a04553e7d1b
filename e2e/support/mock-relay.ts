import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { test as base, expect as baseExpect } from "playwright/test";
import { env } from "@/lib/site/env";
import { gate } from "./gate";

export type Respond = (
  response: ServerResponse,
  request: IncomingMessage,
) => unknown;

export type MockRelay = Awaited<ReturnType<typeof startMockRelay>>;

/** CORS headers. Each response closes its connection: browsers send again after a reset of a reused one. */
export const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "content-type",
  "Access-Control-Max-Age": "0",
  Connection: "close",
};

const mailAccepted: Respond = (response) =>
  response
    .writeHead(200, { ...corsHeaders, "Content-Type": "application/json" })
    .end("{}");

/**
 * Tests with a relay that responds as they define, over real sockets. The browser resolves the relay's host, which is
 * built into the site, to this relay's port; nothing between the two is mocked.
 */
export const test = base.extend<{ relay: MockRelay }, { server: MockRelay }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures it wants from this pattern
    async ({}, use) => {
      const server = await startMockRelay();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, server }, use) => {
      const { host } = new URL(env.relayUrl);
      const rule = `--host-resolver-rules=MAP ${host} 127.0.0.1:${server.port}`;
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), rule],
      });
    },
    { scope: "worker" },
  ],
  // Reset for every test, so that none gets the errors of the one before.
  relay: [
    async ({ server }, use) => {
      server.reset();
      await use(server);
    },
    { auto: true },
  ],
});

/** A longer timeout: to load a page, send a form and get the response takes long on a busy machine. */
export const expect = baseExpect.configure({ timeout: 15_000 });

/** A relay that accepts every mail by default. */
async function startMockRelay() {
  const relay = {
    port: 0,
    /** The response to a mail. */
    post: mailAccepted,
    /** The mails that it received. */
    mails: [] as unknown[],
    reset() {
      relay.post = mailAccepted;
      relay.mails = [];
    },
    /** Delays the responses until the returned function is called. */
    hold() {
      const { open, opened } = gate();
      relay.post = async (...call) => {
        await opened;
        mailAccepted(...call);
      };
      return open;
    },
    /** Closes the port, so that it rejects connections. */
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
    async reopen() {
      await new Promise<void>((done) => server.listen(relay.port, done));
    },
  };
  const server = createServer(async (request, response) => {
    response.on("error", () => {});
    if (request.method === "OPTIONS")
      return response.writeHead(204, corsHeaders).end();
    relay.mails.push(await json(request));
    relay.post(response, request);
  });
  await new Promise<void>((done) => server.listen(0, done));
  relay.port = (server.address() as AddressInfo).port;
  return relay;
}
