import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { type ErrorCode, errorBody } from "@/lib/enquiry/error-codes";
import { ExpiringMap } from "./expiring-map";

export class Rejection extends Error {
  readonly body: ReturnType<typeof errorBody>;

  constructor(
    readonly statusCode: number,
    code: ErrorCode,
    detail?: string,
  ) {
    super(code);
    this.body = errorBody(code, detail);
  }
}

/** Makes every error a JSON response with its code and a sentence that a visitor of the site understands. */
export function addErrorResponses(app: FastifyInstance): void {
  const logRejection = rejectionLog();
  app.setNotFoundHandler(({ method }) => {
    throw new Rejection(404, "notFound", method);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode: status = 500, code, name: type } = error;
    const isRejection = error instanceof Rejection;
    const body = isRejection ? error.body : responseBody(status);
    if (isRejection || status < 500) logRejection(request, status, body.error);
    else request.log.error({ code, type }, "error");
    reply.code(status).send(body);
  });
}

export function responseBody(status: number) {
  return errorBody(codes[status] ?? "ownError");
}

/** The response to input that is no HTTP request or does not end in time; any page may read it. */
export function answerClientError(
  { code }: NodeJS.ErrnoException,
  socket: Socket,
): void {
  const status = clientErrors[code ?? ""] ?? 400;
  const body = JSON.stringify(responseBody(status));
  if (socket.writable && code !== "ECONNRESET") {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        "Content-Type: application/json; charset=utf-8",
        `Content-Length: ${Buffer.byteLength(body)}`,
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

/**
 * Logs the first rejection of each kind in a minute, and how many others came since the last line: a stranger must not
 * fill the disk.
 */
function rejectionLog() {
  const logged = new ExpiringMap<true>(60_000);
  let unlogged = 0;
  return (request: FastifyRequest, status: number, reason: string) => {
    if (logged.get(reason)) {
      unlogged++;
      return;
    }
    logged.set(reason, true);
    // Control characters are replaced, because a terminal would obey them.
    const origin = request.headers.origin
      ?.replace(/[^ -~]/g, "?")
      .slice(0, 100);
    request.log.warn({ status, reason, origin, unlogged }, "request rejected");
    unlogged = 0;
  };
}

const clientErrors: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const codes: Record<number, ErrorCode> = {
  400: "fields",
  408: "slow",
  413: "tooLarge",
  415: "notJson",
  431: "largeHeaders",
};
