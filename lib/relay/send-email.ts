import type { FastifyInstance } from "fastify";
import type { RelayConfig } from "./config";
import { copy } from "./copy";
import { forbid } from "./error-responses";
import { IdempotencyCache } from "./idempotency";
import { fingerprint, logId, parseMail } from "./mail";
import { MessageLimit } from "./rate-limits";
import { inTime, type SendQueue } from "./send-queue";

const HOUR = 3_600_000;

/** `POST /send-email`: 200 only after the mail server has accepted the message. */
export function addSendEmail(
  scope: FastifyInstance,
  queue: SendQueue,
  { mailTo, senderLabel, hourLimit, dayLimit }: RelayConfig,
): void {
  const cache = new IdempotencyCache();
  const limits = [
    { name: "RELAY_HOURLY_LIMIT", max: hourLimit, windowMs: HOUR },
    { name: "RELAY_DAILY_LIMIT", max: dayLimit, windowMs: 24 * HOUR },
  ].map(
    ({ name, max, windowMs }) =>
      new MessageLimit(max, windowMs, () =>
        scope.log.warn({ [name]: max }, "message limit reached"),
      ),
  );

  scope.post("/send-email", async (request, reply) => {
    const parsed = parseMail(request.body);
    if ("error" in parsed) return reply.code(400).send(parsed);
    const { mail } = parsed;
    if (!mailTo.includes(mail.to)) {
      return forbid(reply, "recipient not in MAIL_TO", copy.foreignRecipient);
    }
    if (mail.name !== senderLabel) {
      return forbid(reply, "name is not SENDER_LABEL", copy.foreignSender);
    }

    const key = fingerprint(mail);
    const known = cache.get(key);
    let delivery = known;
    if (!delivery) {
      const wait = Math.max(...limits.map((limit) => limit.secondsToWait()));
      if (wait > 0) {
        reply.header("retry-after", wait);
        return reply.code(503).send({ error: copy.limitOfAll });
      }
      delivery = queue.add(mail);
      for (const limit of limits) limit.count();
      cache.add(key, delivery);
    }
    const { status, body } = await inTime(delivery);
    request.log.info(
      { message: logId(mail), repeated: Boolean(known), status },
      "message answered",
    );
    if (status === 503) reply.header("retry-after", 10);
    return reply.code(status).send(body);
  });
}
