import type { FastifyInstance } from "fastify";
import type { RelayConfig } from "./config";
import { forbid } from "./error-responses";
import { IdempotencyCache } from "./idempotency";
import { fingerprint, logId, parseMessage } from "./message";
import { MessageLimit } from "./rate-limits";
import { inTime, type SendQueue } from "./send-queue";

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
      return forbid(
        reply,
        "recipient not in MAIL_TO",
        "The mail service is not set up for the recipient of this form, so your message was not sent. Please call us or write an e-mail.",
      );
    }
    if (message.name !== senderLabel) {
      return forbid(
        reply,
        "name is not SENDER_LABEL",
        "The mail service is not set up for the sender name of this form, so your message was not sent. Please call us or write an e-mail.",
      );
    }

    const key = fingerprint(message);
    const known = cache.get(key);
    let delivery = known;
    if (!delivery) {
      const wait = Math.max(...limits.map((limit) => limit.secondsToWait()));
      if (wait > 0) {
        return reply.code(503).header("retry-after", wait).send({
          error:
            "Too many messages have reached us, and yours was not sent. Please try again later, or call us.",
        });
      }
      delivery = queue.add(message);
      for (const limit of limits) limit.count(delivery);
      cache.add(key, delivery);
    }
    const { status, body } = await inTime(delivery);
    request.log.info(
      { message: logId(message), repeated: Boolean(known), status },
      "message answered",
    );
    if (status === 503) reply.header("retry-after", 10);
    return reply.code(status).send(body);
  });
}
