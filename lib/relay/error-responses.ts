import type { FastifyError, FastifyInstance } from "fastify";
import { LIMITS } from "./message";

/** Every refusal is JSON with one `error` in words that a visitor of the site understands. */
export function addRefusals(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).send({
      error: `There is nothing at this address for ${request.method}. Mail is sent with POST /send-email.`,
    });
  });

  app.setErrorHandler<FastifyError>((fault, request, reply) => {
    const status = fault.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ code: fault.code, type: fault.name }, "fault");
    }
    reply
      .code(status)
      .send({ error: WORDS[fault.code] ?? WORDS[status] ?? WORDS[500] });
  });
}

const WORDS: Record<string, string> = {
  400: "The request could not be understood.",
  403: "This site is not allowed to send mail here.",
  413: `The message is too large. At most ${LIMITS.requestBytes / 1024} kB are accepted.`,
  415: "Send the mail as JSON, with the header Content-Type: application/json.",
  429: "Too many messages from your network in a short time. Please wait a minute and try again.",
  500: "Something went wrong here, and your message was not sent. Please try again in a moment.",
  503: "The mail service is restarting, and your message was not sent. Please try again in a moment.",
  FST_ERR_CTP_EMPTY_JSON_BODY:
    "The request is empty. Send one JSON object with to, subject, body and name.",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The request was cut off on its way.",
  FST_ERR_CTP_INVALID_JSON_BODY: "The request is not valid JSON.",
};
