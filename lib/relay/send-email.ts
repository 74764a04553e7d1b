import type { FastifyInstance } from "fastify";
import { isUncertain } from "@/lib/enquiry/message";
import type { RelayConfig } from "./config";
import { Rejection } from "./error-responses";
import { ExpiringMap } from "./expiring-map";
import { fingerprint, firstError, mailSchema } from "./mail";
import { type Answer, inTime, type MailSender } from "./mail-sender";
import { clientLimit, HOUR, RateLimit } from "./rate-limits";

/**
 * `POST /send-email`: 200 only after the mail server has accepted the message.
 * @param describe what the log says of an error
 */
export function addSendEmail(
  scope: FastifyInstance,
  sender: MailSender,
  describe: (error: unknown) => object,
  config: RelayConfig,
): void {
  // Browsers repeat a request when a keep-alive connection is reset, and visitors click twice.
  const deliveries = new ExpiringMap<Promise<Answer>>(HOUR);
  const limit = new RateLimit(config.hourLimit);

  scope.post("/send-email", clientLimit(config), async (request, reply) => {
    const { data: mail, error } = mailSchema.safeParse(request.body);
    if (error) throw new Rejection(400, ...firstError(error));
    if (!config.mailTo.includes(mail.to))
      throw new Rejection(403, "foreignRecipient");
    if (mail.name !== config.senderLabel)
      throw new Rejection(403, "foreignSender");

    const key = fingerprint(mail);
    let delivery = deliveries.get(key);
    if (!delivery) {
      const wait = sender.unavailable ? 10 : limit.secondsToWait();
      if (wait > 0) {
        reply.header("retry-after", wait);
        throw new Rejection(503, sender.unavailable ?? "limitOfAll");
      }
      delivery = sender.send(mail);
      limit.count();
      deliveries.set(key, delivery);
      void noteEnd(delivery, key);
    }
    const { status, body } = await inTime(delivery);
    if (status === 503) reply.header("retry-after", 10);
    return reply.code(status).send(body);
  });

  async function noteEnd(delivery: Promise<Answer>, key: string) {
    const start = performance.now();
    const { status, cause } = await delivery;
    const ms = Math.round(performance.now() - start);
    const facts = { message: key.slice(0, 8), status, ms };
    if (status === 200) return scope.log.info(facts, "message delivered");
    // The next attempt is a real one.
    deliveries.delete(key);
    const end = isUncertain(status, true) ? "confirmed" : "delivered";
    scope.log.error({ ...facts, ...describe(cause) }, `message not ${end}`);
  }
}
