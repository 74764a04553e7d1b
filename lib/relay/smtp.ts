import { Readable } from "node:stream";
import { domainToASCII } from "node:url";
import { createTransport } from "nodemailer";
import type { SMTPConnectionCustomAuthContext } from "nodemailer/lib/smtp-connection";
import { findEmail } from "@/lib/enquiry/message";
import { isLoopback } from "@/lib/node/loopback";
import type { RelayConfig } from "./config";
import { fingerprint, type Mail } from "./mail";
import type { Delivery } from "./mail-sender";

const downError = /^(ECONNREFUSED|EAI_AGAIN)$/;
/** A mail server with no room for a connection may close it without a word. */
const closedError = /^(ECONNECTION|ECONNRESET|EPIPE)$/;

/** What mail programs show of a mail. */
export type SentMail = ReturnType<typeof writeMail>;

/**
 * Sends mails over SMTP with one connection each, so that a response always belongs to its own mail.
 * @param keep takes each mail and its source instead of a mail server, if there is no `smtpUrl`
 */
export function createSmtpClient(
  { smtpUrl = "mailbox:", mailFrom }: RelayConfig,
  keep?: (mail: SentMail, source: Buffer) => void,
) {
  const { protocol, hostname, username, password } = new URL(smtpUrl);
  const secret = decodeURIComponent(password);
  const isLocal = isLoopback(hostname);
  const options = {
    ...(keep ? { streamTransport: true, buffer: true } : { url: smtpUrl }),
    // Nothing is sent unencrypted over a network. A mail server on this machine need not have a certificate.
    requireTLS: protocol === "smtp:" && !isLocal,
    ignoreTLS: isLocal,
    // With a user name, the relay logs in first, even if the mail server offers no login.
    forceAuth: username !== "",
    // The limit includes the greeting and TLS. Some servers delay their greeting for unknown clients.
    connectionTimeout: 20_000,
    // Servers that scan messages may take minutes for their final response; `MailSender` ends the wait.
    socketTimeout: 120_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };

  /** In place of a login, so Nodemailer asks it only of a mail server that offers one. */
  const none = async ({ sendCommand }: SMTPConnectionCustomAuthContext) => {
    const { status } = await sendCommand(`MAIL FROM:<${mailFrom}>`);
    if (status >= 500) throw new Error("No mail without a login");
  };
  const withoutLogin = { auth: { method: "NONE" }, customAuth: { none } };

  /** How and when the last contact with the mail server ended. */
  let lastContact: object | null = null;

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
        const written = writeMail(mail, mailFrom);
        const { message: source, response } = await transport.sendMail({
          ...written,
          // Other encodings reflow long lines or end in spaces that servers strip.
          textEncoding: "quoted-printable",
          xMailer: false,
          signal,
        });
        keep?.(written, source);
        // Nodemailer takes every 2xx and 3xx for a yes; RFC 5321 has one to the end of a message.
        if (!keep && !/^250/.test(response)) {
          noteContact({ response });
          return { kind: "uncertain", error: { response } };
        }
        noteContact();
        return { kind: "sent" };
      } catch (error) {
        noteContact(error);
        // Only these codes are a rejection. No response, or an invalid one, after the last byte may be a success.
        const { code, originalCode = code, responseCode = 0 } = Object(error);
        const isRejected = responseCode >= 400 && responseCode <= 599;
        const isDown = downError.test(originalCode);
        if (handedOver)
          return { kind: isRejected ? "rejected" : "uncertain", error };
        if (isRejected ? responseCode < 500 : closedError.test(originalCode))
          return { kind: "transient", error };
        return { kind: isDown ? "down" : "rejected", error };
      }
    },
    /** Resolves with the error of a mail server that cannot be reached, or rejects the login or a mail without one. */
    findError: () =>
      createTransport(username ? options : { ...options, ...withoutLogin })
        .verify()
        .then(() => noteContact(), noteContact),
    describe,
    lastContact: () => lastContact,
  };

  function noteContact(error?: unknown) {
    const { reason: _, ...codes } = describe(error);
    lastContact = { ok: !error, at: new Date().toISOString(), ...codes };
    return error;
  }

  /** The details of an error: its codes, and a short reason without e-mail addresses and the password. */
  function describe(error: unknown) {
    const { code, responseCode, command, response, message } = Object(error);
    const text = String(response ?? message ?? "");
    const reason = (secret ? text.replaceAll(secret, "…") : text)
      .replace(/\S*@\S*/g, "…")
      .replace(/\p{Cc}+/gu, " ")
      .slice(0, 150);
    return { code, responseCode, command, reason };
  }
}

function writeMail(mail: Mail, mailFrom: string) {
  return {
    from: { name: mail.name, address: mailFrom },
    to: { name: "", address: mail.to },
    envelope: { from: mailFrom, to: [mail.to] },
    replyTo: findEmail(mail.body),
    subject: mail.subject,
    text: mail.body,
    messageId: messageId(mail, mailFrom),
  };
}

/**
 * The same for each attempt to send a mail on one day (UTC), so that receivers can drop the copy if both arrive. It
 * contains the date, because the same words next month are a new mail.
 */
function messageId(mail: Mail, mailFrom: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const domain = domainToASCII(mailFrom.split("@").at(-1) ?? "");
  return `<${fingerprint(mail)}.${date}@${domain}>`;
}
