import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { LIMITS } from "./message";

/** Makes every error JSON with one `error` in words that a visitor of the site understands. */
export function addErrorResponses(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    reply.code(404).send({
      error: `There is nothing at this URL for ${request.method}. Mail is sent with POST /send-email.`,
    });
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ code: error.code, type: error.name }, "error");
    }
    reply.code(status).send(responseBody(status, error.code));
  });
  logRejections(app);
}

export function responseBody(status: number, code = ""): { error: string } {
  return { error: COPY[code] ?? COPY[status] ?? String(COPY[500]) };
}

const reasons = new WeakMap<FastifyReply, string>();

/** Rejects a request for a reason that stands in the log, where requests of one status look the same otherwise. */
export function forbid(reply: FastifyReply, reason: string, error: string) {
  reasons.set(reply, reason);
  return reply.code(403).send({ error });
}

/** The response to what is no HTTP request, or does not end in time; any page may read it. */
export function answerClientError(
  { code }: NodeJS.ErrnoException,
  socket: Socket,
): void {
  const status =
    { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[code ?? ""] ??
    400;
  const body = JSON.stringify(responseBody(status));
  if (socket.writable && code !== "ECONNRESET") {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        "Content-Type: application/json; charset=utf-8",
        `Content-Length: ${body.length}`,
        "Access-Control-Allow-Origin: *",
        "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff",
        "Connection: close",
        "",
        body,
      ].join("\r\n"),
    );
  }
  socket.destroy();
}

/** Logs the first rejection of each status and reason in a minute, and the number since: a stranger must not fill the disk. */
function logRejections(app: FastifyInstance): void {
  const seen = new Map<string, { until: number; unlogged: number }>();
  app.addHook("onResponse", async (request, reply) => {
    const status = reply.statusCode;
    if (status < 400 || status > 499) return;
    const key = `${status} ${reasons.get(reply)}`;
    const last = seen.get(key);
    if (last && last.until > Date.now()) {
      last.unlogged++;
      return;
    }
    seen.set(key, { until: Date.now() + 60_000, unlogged: 0 });
    const { method, routeOptions, headers } = request;
    request.log.warn(
      {
        status,
        reason: reasons.get(reply),
        method,
        path: routeOptions.url,
        origin: headers.origin?.slice(0, 100),
        unlogged: last?.unlogged ?? 0,
      },
      "request rejected",
    );
  });
}

const COPY: Record<string, string> = {
  400: "The request could not be understood.",
  408: "The request did not arrive in time, so your message was not sent. Please try again.",
  413: `The message is too large. At most ${LIMITS.requestBytes / 1024} kB are accepted.`,
  415: "Send the mail as JSON, with the header Content-Type: application/json.",
  429: "Too many messages from your network in a short time. Please wait a minute and try again.",
  431: "The headers of the request are too large.",
  500: "Something went wrong here, and your message was not sent. Please try again in a moment.",
  FST_ERR_CTP_EMPTY_JSON_BODY:
    "The request is empty. Send one JSON object with to, subject, body and name.",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The request was cut off.",
  FST_ERR_CTP_INVALID_JSON_BODY: "The request is not valid JSON.",
  ERR_ENCODING_INVALID_ENCODED_DATA: "The request is not valid UTF-8.",
};
