import type { FastifyInstance } from "fastify";
import { Rejection } from "./error-responses";

/**
 * Accepts requests from the allowed origins only, and lets their pages read the responses. The server rejects other
 * origins itself: otherwise a foreign page could send mail and would only fail to read the response. The hooks apply
 * only to the routes of `scope`.
 */
export function addCors(scope: FastifyInstance, allowed: ReadonlySet<string>) {
  scope.addHook("onRequest", async ({ headers: { origin } }, reply) => {
    reply.header("vary", "Origin");
    if (origin === undefined || !allowed.has(origin)) return;
    reply.headers({
      "access-control-allow-origin": origin,
      "access-control-expose-headers": "retry-after",
    });
  });
  // Runs after the rate limits, so that rejected requests count.
  scope.addHook("preParsing", async ({ headers: { origin } }) => {
    if (origin === undefined) throw new Rejection(403, "noOrigin");
    if (!allowed.has(origin)) throw new Rejection(403, "foreignOrigin");
  });
  scope.options("/send-email", (_request, reply) =>
    reply
      .code(204)
      .headers({
        "access-control-allow-methods": "POST",
        "access-control-allow-headers": "content-type",
        "access-control-max-age": "7200",
      })
      .send(),
  );
}
