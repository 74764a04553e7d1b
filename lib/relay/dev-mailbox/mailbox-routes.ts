import type { FastifyInstance } from "fastify";
import type { Mailbox } from "./mailbox";
import { MAILBOX_POLICY, mailboxPage } from "./mailbox-page";

/** The embedded mailbox for people (`/`) and for tests (`/mailbox.json`). Other origins cannot read either. */
export function addMailboxRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  app.get("/", (_request, reply) =>
    reply
      .headers({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": MAILBOX_POLICY,
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "no-referrer",
      })
      .send(mailboxPage(mailbox.mails)),
  );

  app.get("/mailbox.json", (_request, reply) =>
    reply
      .header("cross-origin-resource-policy", "same-origin")
      .send(mailbox.mails),
  );

  app.delete("/mailbox", () => {
    mailbox.empty();
    return { ok: true };
  });
}
