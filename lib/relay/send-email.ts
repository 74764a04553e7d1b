import type { FastifyInstance } from "fastify";
import type { RelayConfig } from "./config";
import { IdempotencyCache } from "./idempotency";
import { fingerprint, parseMessage } from "./message";
import { MessageLimit } from "./rate-limits";
import type { SendQueue } from "./send-queue";

const HOUR = 3_600_000;

/** `POST /send-email`: 200 only after the mail server has accepted the message. */
export function addSendEmail(
  scope: FastifyInstance,
  queue: SendQueue,
  { mailTo, senderLabel, hourlyLimit, dailyLimit }: RelayConfig,
): void {
  const cache = new IdempotencyCache();
  const limits = [
    { name: "RELAY_HOURLY_LIMIT", max: hourlyLimit, windowMs: HOUR },
    { name: "RELAY_DAILY_LIMIT", max: dailyLimit, windowMs: 24 * HOUR },
  ].map(
    ({ name, max, windowMs }) =>
      new MessageLimit(max, windowMs, () =>
        scope.log.warn({ [name]: max }, "message limit reached"),
      ),
  );

  scope.post("/send-email", async (request, reply) => {
    const parsed = parseMessage(request.body);
    if ("error" in parsed) return reply.code(400).send(parsed);
    const { message } = parsed;
    if (!mailTo.includes(message.to)) {
      return reply.code(403).send({
        error:
          "Mail to this recipient is not accepted here. The recipient must be in MAIL_TO.",
      });
    }
    if (message.name !== senderLabel) {
      return reply.code(403).send({
        error:
          "Mail in this name is not accepted here. The name must be SENDER_LABEL.",
      });
    }

    const key = fingerprint(message);
    const known = cache.get(key);
    const wait = known
      ? 0
      : Math.max(...limits.map((limit) => limit.secondsToWait()));
    if (wait > 0) {
      return reply.code(503).header("retry-after", wait).send({
        error:
          "Too many messages have reached us, and yours was not sent. Please try again later, or call us.",
      });
    }
    const job = known ?? queue.add(message);
    if (!known) {
      for (const limit of limits) limit.add();
      cache.add(key, job);
    }
    const { status, body } = await job.answer();
    request.log.info(
      { message: key.slice(0, 8), repeated: Boolean(known), status },
      "message answered",
    );
    if (status === 503) reply.header("retry-after", 10);
    return reply.code(status).send(body);
  });
}
