import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { findEmail } from "@/lib/enquiry/message";
import { isLoopback } from "@/lib/node/loopback";
import { fingerprint, type Mail } from "./mail";
import type { Delivery } from "./send-queue";

/** The last one is a temporary failure of DNS. */
const connectionError = /^(ECONNECTION|ECONNREFUSED|ECONNRESET|EAI_AGAIN)$/;

/** Sends mails over SMTP with one connection each, so that a response always belongs to its own mail. */
export function createSmtpClient(smtpUrl: string, mailFrom: string) {
  const { protocol, hostname, username, password } = new URL(smtpUrl);
  const secret = decodeURIComponent(password);
  const isLocal = isLoopback(hostname);
  const options = {
    url: smtpUrl,
    // Nothing is sent unencrypted over a network. A mail server on this machine need not have a certificate.
    requireTLS: protocol === "smtp:" && !isLocal,
    ignoreTLS: isLocal,
    // With a user name, the relay logs in first, even if the mail server offers no login.
    forceAuth: username !== "",
    // The limit includes the greeting and TLS. Some servers delay their greeting for unknown clients.
    connectionTimeout: 20_000,
    // Servers that scan messages may take minutes for their final response; the queue's deadline ends the wait.
    socketTimeout: 120_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };

  return {
    async deliver(
      mail: Mail,
      signal: AbortSignal,
      onHandover: () => void,
    ): Promise<Delivery> {
      let handedOver = false;
      try {
        const transport = createTransport(options);
        // Nodemailer reads the message only after the server has asked for it, but does not report this moment.
        transport.use("stream", ({ message }, done) => {
          message.processFunc((source) =>
            Readable.from(
              (async function* () {
                yield* source;
                handedOver = true;
                onHandover();
              })(),
              { objectMode: false },
            ),
          );
          done();
        });
        await transport.sendMail({
          from: { name: mail.name, address: mailFrom },
          to: { name: "", address: mail.to },
          envelope: { from: mailFrom, to: [mail.to] },
          replyTo: findEmail(mail.body),
          subject: mail.subject,
          text: mail.body,
          messageId: messageId(mail, mailFrom),
          // Other encodings reflow long lines or end in spaces that servers strip.
          textEncoding: "quoted-printable",
          xMailer: false,
          signal,
        });
        return { kind: "sent" };
      } catch (error) {
        // Only these codes are a rejection. No response, or an invalid one, after the last byte may be a success.
        const { code, originalCode = code, responseCode = 0 } = Object(error);
        const isRejected = responseCode >= 400 && responseCode <= 599;
        const isLost = connectionError.test(originalCode);
        const canSucceed = isRejected ? responseCode < 500 : isLost;
        if (handedOver)
          return { kind: isRejected ? "rejected" : "uncertain", error };
        return { kind: canSucceed ? "transient" : "rejected", error };
      }
    },
    /** Resolves with the error of a mail server that cannot be reached or rejects the login. */
    findError: () =>
      createTransport(options)
        .verify()
        .then(
          () => undefined,
          (error: unknown) => error,
        ),
    /** The details of an error: its codes, and a short reason without e-mail addresses and the password. */
    describe(error: unknown) {
      const { code, responseCode, command, response, message } = Object(error);
      const text = String(response ?? message ?? "");
      const reason = (secret ? text.replaceAll(secret, "…") : text)
        .replace(/\S*@\S*/g, "…")
        .replace(/\p{Cc}+/gu, " ")
        .slice(0, 150);
      return { code, responseCode, command, reason };
    },
  };
}

/**
 * The same for each attempt to send a mail on one day (UTC), so that receivers can drop the copy if both arrive. It
 * contains the date, because the same words next month are a new mail.
 */
function messageId(mail: Mail, mailFrom: string): string {
  const date = new Date().toISOString().slice(0, 10);
  return `<${fingerprint(mail)}.${date}@${mailFrom.split("@").at(-1)}>`;
}
