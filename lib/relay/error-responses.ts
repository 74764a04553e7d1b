import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { copy } from "./copy";
import { LIMITS } from "./mail";

/** The code of the error with which the limit of a client's hour ends a request. */
export const HOUR_LIMIT = "HOUR_LIMIT";

/** Makes every error JSON with one `error` in words that a visitor of the site understands. */
export function addErrorResponses(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    reply.code(404).send({ error: copy.notFound(request.method) });
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
  return { error: sentences[code] ?? sentences[status] ?? copy.ownError };
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
    const now = performance.now();
    if (last && last.until > now) {
      last.unlogged++;
      return;
    }
    seen.set(key, { until: now + 60_000, unlogged: 0 });
    const { method, routeOptions, headers } = request;
    request.log.warn(
      {
        status,
        reason: reasons.get(reply),
        method,
        path: routeOptions.url,
        // A terminal that shows the log obeys control characters.
        origin: headers.origin?.replace(/[^ -~]/g, "?").slice(0, 100),
        unlogged: last?.unlogged ?? 0,
      },
      "request rejected",
    );
  });
}

/** By the code of an error, else by status. */
const sentences: Record<string, string> = {
  400: copy.notUnderstood,
  408: copy.slow,
  413: copy.tooLarge(LIMITS.requestBytes / 1024),
  415: copy.notJson,
  429: copy.minuteLimit,
  [HOUR_LIMIT]: copy.hourLimit,
  431: copy.largeHeaders,
  FST_ERR_CTP_EMPTY_JSON_BODY: copy.noBody,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: copy.cutOff,
  FST_ERR_CTP_INVALID_JSON_BODY: copy.malformedJson,
  ERR_ENCODING_INVALID_ENCODED_DATA: copy.notUtf8,
};
