import type { FastifyInstance } from "fastify";
import { isUncertain } from "@/lib/enquiry/message";
import type { RelayConfig } from "./config";
import { Rejection } from "./error-responses";
import { IdempotencyCache } from "./idempotency";
import { fingerprint, firstError, mailSchema } from "./mail";
import { clientLimit, HOUR, RateLimit } from "./rate-limits";
import { type Answer, inTime, type SendQueue } from "./send-queue";

/**
 * `POST /send-email`: 200 only after the mail server has accepted the message.
 * @param describe what the log says of an error
 */
export function addSendEmail(
  scope: FastifyInstance,
  queue: SendQueue,
  describe: (error: unknown) => object,
  config: RelayConfig,
): void {
  const cache = new IdempotencyCache();
  const limit = new RateLimit(config.hourLimit, HOUR);
  const onRequest = clientLimit(config);

  scope.post("/send-email", { onRequest }, async (request, reply) => {
    const { data: mail, error } = mailSchema.safeParse(request.body);
    if (error) throw new Rejection(400, ...firstError(error));
    if (!config.mailTo.includes(mail.to))
      throw new Rejection(403, "foreignRecipient");
    if (mail.name !== config.senderLabel)
      throw new Rejection(403, "foreignSender");

    const key = fingerprint(mail);
    let delivery = cache.get(key);
    if (!delivery) {
      const wait = limit.secondsToWait();
      if (wait > 0) {
        reply.header("retry-after", wait);
        throw new Rejection(503, "limitOfAll");
      }
      delivery = queue.add(mail);
      limit.count();
      cache.add(key, delivery);
      void logEnd(delivery, key.slice(0, 8));
    }
    const { status, body } = await inTime(delivery);
    if (status === 503) reply.header("retry-after", 10);
    return reply.code(status).send(body);
  });

  async function logEnd(delivery: Promise<Answer>, message: string) {
    const start = performance.now();
    const { status, cause } = await delivery;
    const facts = {
      message,
      status,
      ms: Math.round(performance.now() - start),
    };
    if (status === 200) return scope.log.info(facts, "message delivered");
    const end = isUncertain(status, true) ? "confirmed" : "delivered";
    Object.assign(facts, describe(cause));
    scope.log.error(facts, `message not ${end}`);
  }
}
