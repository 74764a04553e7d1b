import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { emailOf } from "@/lib/enquiry/message";
import { isLoopback } from "@/lib/node/loopback";
import { fingerprint, type Mail } from "./mail";

/** Sends mails over SMTP; one connection each, so that a response always belongs to its own mail. */
export function createSmtpClient(smtpUrl: string, mailFrom: string) {
  const { protocol, hostname, username, password } = new URL(smtpUrl);
  const isLocal = isLoopback(hostname);
  const options = {
    url: smtpUrl,
    // Nothing travels in the clear over a network. A mail server on this machine need not have a certificate for it.
    requireTLS: protocol === "smtp:" && !isLocal,
    ignoreTLS: isLocal,
    // A mail server that offers no login gets no mail.
    forceAuth: username !== "",
    // It covers the greeting and TLS too, and servers let strangers wait for their greeting.
    connectionTimeout: 20_000,
    // Servers that scan a message may take minutes for their final response; the deadline of the queue ends the wait.
    socketTimeout: 120_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };

  return {
    /** @throws when the mail server has not accepted the mail, with what `SendQueue` asks for on the error */
    async deliver(mail: Mail, signal: AbortSignal, onHandover: () => void) {
      let handedOver = false;
      const transport = createTransport(options);
      // Nodemailer reads the message only after the server has asked for it, and does not report that it has.
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
      try {
        await transport.sendMail({
          from: { name: mail.name, address: mailFrom },
          to: { name: "", address: mail.to },
          envelope: { from: mailFrom, to: [mail.to] },
          replyTo: emailOf(mail.body),
          subject: mail.subject,
          text: mail.body,
          messageId: messageId(mail, mailFrom),
          // The other encodings reflow long lines or end in spaces that servers strip.
          textEncoding: "quoted-printable",
          xMailer: false,
          signal,
        });
      } catch (error) {
        // Only these codes are a rejection; silence or nonsense after the last byte may be a success.
        const { code, originalCode = code, responseCode = 0 } = Object(error);
        const isRejected = responseCode >= 400 && responseCode <= 599;
        const isLost = /^ECONN(ECTION|REFUSED|RESET)$/.test(originalCode);
        const canSucceed = isRejected ? responseCode < 500 : isLost;
        throw Object.assign(error as Error, {
          maybeSent: handedOver && !isRejected,
          isTransient: !handedOver && canSucceed,
        });
      }
    },
    /** @throws when the mail server cannot be reached or rejects the login */
    verify: () => createTransport(options).verify(),
    /** What an error says: codes that everybody may read, and one short line for the log without e-mail addresses and the password. */
    describe(error: unknown) {
      const { code, responseCode, command, response, message } = Object(error);
      const reason = String(response ?? message)
        .replaceAll(decodeURIComponent(password) || "\n", "…")
        .replace(/\S*@\S*/g, "…")
        .replace(/\p{Cc}+/gu, " ")
        .slice(0, 150);
      return { codes: { code, responseCode, command }, reason };
    },
  };
}

/**
 * The same for each attempt to send a mail on one day (UTC), so that receivers can drop the copy when both arrive.
 * With the date, because the same words next month are another mail, which nobody may drop.
 */
function messageId(mail: Mail, mailFrom: string): string {
  const date = new Date().toISOString().slice(0, 10);
  return `<${fingerprint(mail)}.${date}@${mailFrom.split("@").at(-1)}>`;
}
