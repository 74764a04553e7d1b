import { createTransport } from "nodemailer";
import { type Letter, replyAddress } from "./message";

type Sender = { smtpUrl: string; mailFrom: string };

/** Sends letters over SMTP; one connection each, so that an answer always belongs to its own letter. */
export function createDelivery({ smtpUrl, mailFrom }: Sender) {
  const transport = createTransport({
    ...connection(new URL(smtpUrl)),
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    /** @throws when the mail server has not accepted the letter */
    async deliver({ to, subject, body, name }: Letter): Promise<void> {
      await transport.sendMail({
        from: { name, address: mailFrom },
        to: { name: "", address: to },
        envelope: { from: mailFrom, to: [to] },
        replyTo: replyAddress(body),
        subject,
        text: body,
        // The other encodings reflow long lines or end in spaces that servers strip.
        textEncoding: "quoted-printable",
        xMailer: false,
      });
    },
    /** @throws when the mail server cannot be reached or refuses the login */
    async verify(): Promise<void> {
      await transport.verify();
    },
  };
}

/** Of an SMTP error only what names nobody: its texts may hold addresses. */
export function faultCodes(fault: unknown): Record<string, unknown> {
  const { code, responseCode, command } = (fault ?? {}) as Record<
    string,
    unknown
  >;
  return { code, responseCode, command };
}

function connection({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === "smtps:";
  const host = hostname.replace(/^\[|\]$/g, "");
  const local = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  return {
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // A password never travels in the clear over a network.
    requireTLS: !secure && username !== "" && !local,
    ...(username && {
      auth: {
        user: decodeURIComponent(username),
        pass: decodeURIComponent(password),
      },
    }),
  };
}
