import type { FastifyInstance } from "fastify";
import { isLoopback } from "@/lib/node/loopback";
import { Rejection } from "./error-responses";
import { MAILBOX_POLICY, mailboxPage, type ReceivedMail } from "./mailbox-page";
import type { SentMail } from "./smtp";

const KEPT = 200;

/** Keeps the last mails in memory, the newest first. */
export function createMailbox() {
  const mails: ReceivedMail[] = [];
  return {
    mails,
    keep(mail: SentMail, source: Buffer) {
      const receivedAt = new Date().toISOString();
      mails.unshift({ ...mail, source: String(source), receivedAt });
      mails.splice(KEPT);
    },
  };
}

/**
 * The embedded mailbox for people (`/`) and for tests (`/mailbox.json`). Only programs on this machine may read it: no
 * other website, no other host name that points here, and no reverse proxy.
 */
export function addMailboxRoutes(
  scope: FastifyInstance,
  mails: ReceivedMail[],
) {
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
      .send(mailboxPage(mails)),
  );

  scope.get("/mailbox.json", () => mails);

  scope.delete("/mailbox", () => mails.splice(0));
}
