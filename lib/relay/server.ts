import type { Writable } from "node:stream";
import Fastify, { type FastifyReply, LogController } from "fastify";
import type { RelayConfig } from "./config";
import { addCors } from "./cors";
import {
  addErrorResponses,
  answerClientError,
  responseBody,
} from "./error-responses";
import { LIMITS } from "./mail";
import { MailSender } from "./mail-sender";
import { addMailboxRoutes, createMailbox } from "./mailbox";
import { warnOfProxies } from "./rate-limits";
import { addSendEmail } from "./send-email";
import { createSmtpClient } from "./smtp";

/** A client that sends its request too slowly is disconnected after this time. */
const requestTimeout = 20_000;
const headersTimeout = requestTimeout / 2;

/** When the relay stops, a mail server has this time to confirm a mail. */
const drainMs = 15_000;

/** The relay, not yet listening. When it closes, it responds to every message that it accepted. */
export function createRelay(
  config: RelayConfig,
  logTo: Writable = process.stdout,
) {
  const app = Fastify({
    bodyLimit: LIMITS.requestBytes,
    trustProxy: config.trustProxy,
    requestTimeout,
    // Node swaps the two limits if the one for headers is longer, and by default checks them every 30 s.
    http: { headersTimeout, connectionsCheckingInterval: 1000 },
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, _request, reply) => {
      (reply as FastifyReply).code(400).send(responseBody(400));
    },
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: config.logLevel, stream: logTo },
  });

  const mailbox = config.smtpUrl ? undefined : createMailbox();
  const mailServer = createSmtpClient(config, mailbox?.keep);
  const sender = new MailSender(mailServer.deliver);

  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
    sender.stop(drainMs);
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.headers({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      // Node waits for keep-alive connections before it closes.
      ...(closing && { connection: "close" }),
    });
  });

  // Browsers send it without a preflight.
  app.removeContentTypeParser("text/plain");
  addErrorResponses(app);
  app.register(async (scope) => {
    warnOfProxies(scope, config.trustProxy !== false);
    addCors(scope, config.allowedOrigins);
    addSendEmail(scope, sender, mailServer.describe, config);
  });
  app.get("/health", () => ({
    ok: true,
    mailServer: mailServer.lastContact(),
  }));
  if (mailbox)
    app.register(async (scope) => addMailboxRoutes(scope, mailbox.mails));

  return {
    app,
    mailbox,
    /** Reports an error at the start instead of with the first mail; the mail server may still start later. */
    async checkMailServer() {
      const error = await mailServer.findError();
      if (!error) return app.log.info("mail server reached");
      app.log.error(mailServer.describe(error), "mail server not reached");
    },
  };
}
