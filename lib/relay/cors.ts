import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";

/**
 * Lets only the allowed origins in, and their pages read the answers. The refusal is the server's, not only the
 * browser's: otherwise a foreign page could send mail and would merely fail to read the answer.
 */
export async function guardOrigins(
  app: FastifyInstance,
  allowed: ReadonlySet<string>,
): Promise<void> {
  app.addHook("onRequest", async ({ headers: { origin }, log }, reply) => {
    if (origin === undefined || allowed.has(origin)) return;
    log.warn("origin refused");
    return reply.code(403).header("vary", "Origin").send({
      error:
        "This website is not allowed to send mail here. Its address must be in ALLOWED_ORIGINS.",
    });
  });
  await app.register(cors, {
    origin: [...allowed],
    methods: ["POST"],
    allowedHeaders: ["content-type"],
    exposedHeaders: ["retry-after"],
    maxAge: 7200,
    strictPreflight: false,
  });
}
