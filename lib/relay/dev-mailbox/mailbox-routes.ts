import type { FastifyInstance } from "fastify";
import { isLoopback } from "@/lib/node/loopback";
import { Rejection } from "@/lib/relay/error-responses";
import type { Mailbox } from "./mailbox";
import { MAILBOX_POLICY, mailboxPage } from "./mailbox-page";

/**
 * The embedded mailbox for people (`/`) and for tests (`/mailbox.json`). Only programs on this machine may read it: no
 * other website, no other host name that points here, and no reverse proxy.
 */
export function addMailboxRoutes(scope: FastifyInstance, mailbox: Mailbox) {
  scope.addHook("onRequest", async ({ headers }, reply) => {
    const { host = "", origin = `http://${host}` } = headers;
    const isLocal = isLoopback(host) && origin === `http://${host}`;
    if (!isLocal || headers["x-forwarded-for"] || headers.forwarded)
      throw new Rejection(403, "mailboxIsLocal");
    reply.header("cross-origin-resource-policy", "same-origin");
  });

  scope.get("/", (_request, reply) =>
    reply
      .headers({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": MAILBOX_POLICY,
        "referrer-policy": "no-referrer",
      })
      .send(mailboxPage(mailbox.mails())),
  );

  scope.get("/mailbox.json", () => mailbox.mails());

  scope.delete("/mailbox", () => {
    mailbox.empty();
    return { ok: true };
  });
}
