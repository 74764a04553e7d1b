import type { FastifyInstance } from "fastify";
import { Once } from "./idempotency";
import { fingerprint, parseLetter } from "./message";
import type { Outbox } from "./send-queue";

type SendEmailOptions = { outbox: Outbox; mailTo: readonly string[] };

/** `POST /send-email`: answers 200 only after the mail server has accepted the letter. */
export function addSendEmail(
  app: FastifyInstance,
  { outbox, mailTo }: SendEmailOptions,
): void {
  const once = new Once();

  app.post("/send-email", async (request, reply) => {
    if (request.headers.origin === undefined) {
      return reply.code(403).send({
        error:
          "Mail is accepted from web pages only: the request has no Origin header.",
      });
    }
    const checked = parseLetter(request.body);
    if ("problem" in checked) {
      return reply.code(400).send({ error: checked.problem });
    }
    const { letter } = checked;
    if (!mailTo.includes(letter.to)) {
      return reply.code(403).send({
        error:
          "Mail to this recipient is not accepted here. The recipient must be in MAIL_TO.",
      });
    }

    const key = fingerprint(letter);
    const { answer, repeated } = once.answer(key, () => outbox.send(letter));
    const { status, body } = await answer;
    request.log.info(
      { letter: key.slice(0, 8), repeated, status },
      "letter answered",
    );
    if (status === 503) reply.header("retry-after", "10");
    return reply.code(status).send(body);
  });
}
