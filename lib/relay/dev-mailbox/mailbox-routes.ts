import type { FastifyInstance } from "fastify";
import { isLoopback } from "../../node/loopback";
import { copy } from "../copy";
import type { Mailbox } from "./mailbox";
import { MAILBOX_POLICY, mailboxPage } from "./mailbox-page";

/**
 * The embedded mailbox for people (`/`) and for tests (`/mailbox.json`). It answers only requests from this machine to
 * this machine: no other website, no name that is pointed here, no reverse proxy.
 */
export function addMailboxRoutes(
  scope: FastifyInstance,
  mailbox: Mailbox,
): void {
  scope.addHook("onRequest", async ({ headers, socket }, reply) => {
    const { host = "", origin, forwarded } = headers;
    // A socket of both kinds writes an IPv4 address as one of IPv6.
    const client = socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
    const isLocal =
      isLoopback(client) &&
      URL.canParse(`http://${host}`) &&
      isLoopback(new URL(`http://${host}`).hostname) &&
      (origin === undefined || origin === `http://${host}`) &&
      !headers["x-forwarded-for"] &&
      !forwarded;
    if (!isLocal) {
      return reply.code(403).send({ error: copy.mailboxIsLocal });
    }
  });

  scope.get("/", (_request, reply) =>
    reply
      .headers({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": MAILBOX_POLICY,
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "no-referrer",
      })
      .send(mailboxPage(mailbox.mails())),
  );

  scope.get("/mailbox.json", (_request, reply) =>
    reply
      .header("cross-origin-resource-policy", "same-origin")
      .send(mailbox.mails()),
  );

  scope.delete("/mailbox", () => {
    mailbox.empty();
    return { ok: true };
  });
}
