import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { isLoopback } from "../node/loopback";
import { fingerprint, type Message, replyAddress } from "./message";

type Sender = { smtpUrl: string; mailFrom: string };

/** Sends messages over SMTP; one connection each, so that a response always belongs to its own message. */
export function createSmtpClient({ smtpUrl, mailFrom }: Sender) {
  const options = {
    ...connection(new URL(smtpUrl)),
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    // Servers that scan a message may take minutes for their final response; the deadline of the queue ends the wait.
    socketTimeout: 120_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };

  return {
    /** @throws when the mail server has not accepted the message; `maybeSent` is set if it had all of it */
    async deliver(message: Message, signal?: AbortSignal): Promise<void> {
      let handedOver = false;
      const transport = createTransport(options);
      // Nodemailer reads the message only after the server has asked for it, and does not report that it has.
      transport.use("stream", (mail, done) => {
        mail.message.processFunc((source) =>
          Readable.from(
            (async function* () {
              yield* source;
              handedOver = true;
            })(),
            { objectMode: false },
          ),
        );
        done();
      });
      try {
        await transport.sendMail({
          from: { name: message.name, address: mailFrom },
          to: { name: "", address: message.to },
          envelope: { from: mailFrom, to: [message.to] },
          replyTo: replyAddress(message.body),
          subject: message.subject,
          text: message.body,
          messageId: messageId(message, mailFrom),
          // The other encodings reflow long lines or end in spaces that servers strip.
          textEncoding: "quoted-printable",
          xMailer: false,
          signal,
        });
      } catch (error) {
        // A response code is the server's own rejection; silence after the last byte may be a success.
        const maybeSent = handedOver && !errorCodes(error).responseCode;
        throw Object.assign(error as Error, { maybeSent });
      }
    },
    /** @throws when the mail server cannot be reached or rejects the login */
    async verify(): Promise<void> {
      await createTransport(options).verify();
    },
  };
}

/** Of an SMTP error only what names nobody: its texts may hold e-mail addresses. */
export function errorCodes(error: unknown): Record<string, unknown> {
  const { code, responseCode, command } = (error ?? {}) as Record<
    string,
    unknown
  >;
  return { code, responseCode, command };
}

/**
 * The same for each attempt to send a message on one day (UTC), so that receivers can drop the copy when both arrive.
 * With the date, because the same words next month are another message, which nobody may drop.
 */
function messageId(message: Message, mailFrom: string): string {
  const date = new Date().toISOString().slice(0, 10);
  return `<${fingerprint(message)}.${date}@${mailFrom.split("@").at(-1)}>`;
}

function connection({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === "smtps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // A password never travels in the clear over a network, and a mail server that offers no login gets no mail.
    requireTLS: !secure && username !== "" && !isLoopback(hostname),
    ...(username && {
      forceAuth: true,
      auth: {
        user: decodeURIComponent(username),
        pass: decodeURIComponent(password),
      },
    }),
  };
}
