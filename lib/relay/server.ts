import type { Writable } from "node:stream";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance } from "fastify";
import type { RelayConfig } from "./config";
import { guardOrigins } from "./cors";
import { Mailbox } from "./dev-mailbox/mailbox";
import { addMailboxRoutes } from "./dev-mailbox/mailbox-routes";
import { addRefusals } from "./error-responses";
import { LIMITS } from "./message";
import { addSendEmail } from "./send-email";
import { Outbox } from "./send-queue";
import { createDelivery, faultCodes } from "./smtp";

/** The relay, not yet listening. Closing it finishes what it accepted and then closes the embedded mailbox. */
export async function createRelay(
  config: RelayConfig,
  { logTo = process.stdout as Writable } = {},
) {
  const app = Fastify({
    bodyLimit: LIMITS.requestBytes,
    trustProxy: config.trustProxy,
    // A client that sends its request by the drop gives up its place.
    requestTimeout: 20_000,
    forceCloseConnections: "idle",
    logger: {
      level: config.logLevel,
      stream: logTo,
      // Neither addresses of visitors nor query strings belong in a log.
      serializers: {
        req: ({ method, url }) => ({ method, path: url.split("?")[0] }),
      },
    },
  });

  const mailbox = config.smtpUrl ? undefined : new Mailbox();
  const smtpUrl = config.smtpUrl ?? (await mailbox?.open())?.smtpUrl ?? "";
  const delivery = createDelivery({ smtpUrl, mailFrom: config.mailFrom });
  const outbox = new Outbox({
    deliver: delivery.deliver,
    report: ({ ok, ms, fault }) =>
      ok
        ? app.log.info({ ms: Math.round(ms) }, "letter delivered")
        : app.log.error(
            { ms: Math.round(ms), ...faultCodes(fault) },
            "letter not delivered",
          ),
  });

  app.addHook("onSend", async (_request, reply) => {
    reply.headers({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });
  app.addHook("onClose", async () => {
    await outbox.idle();
    await mailbox?.close();
  });

  // Only JSON is understood: a text/plain request would be one that browsers send without asking first.
  app.removeContentTypeParser("text/plain");
  addRefusals(app);
  await guardOrigins(app, config.allowedOrigins);
  await limitRate(app, config.rateLimit);
  addSendEmail(app, { outbox, mailTo: config.mailTo });
  app.get("/health", () => ({ ok: true }));
  if (mailbox) addMailboxRoutes(app, mailbox);

  return { app, mailbox, verify: delivery.verify };
}

async function limitRate(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: "1 minute",
    // Reading the mailbox and asking for health are free.
    allowList: ({ method }) => method !== "POST",
  });
}
