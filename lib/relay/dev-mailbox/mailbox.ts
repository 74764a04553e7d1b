import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

export type ReceivedMail = Email & {
  text: string;
  receivedAt: string;
  envelope: { from: string; to: string[] };
  source: string;
};

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

const KEPT = 200;

/** An SMTP server on a free port, reachable from this machine only. It keeps the last mails in memory. */
export async function openMailbox() {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    banner: "Embedded mailbox",
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      readMail(stream, session).then((mail) => {
        mails.unshift(mail);
        mails.splice(KEPT);
        done();
      }, done);
    },
  });
  // A client that disconnects causes an error event; without a listener it would end the process.
  server.on("error", () => {});
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    /** Newest first. */
    mails: (): readonly ReceivedMail[] => mails,
    empty: () => mails.splice(0),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

async function readMail(
  stream: Readable,
  { envelope: { mailFrom, rcptTo } }: SMTPServerSession,
): Promise<ReceivedMail> {
  const source = await text(stream);
  const email = await PostalMime.parse(source);
  return {
    ...email,
    text: email.text ?? "",
    receivedAt: new Date().toISOString(),
    envelope: {
      from: mailFrom ? mailFrom.address : "",
      to: rcptTo.map(({ address }) => address),
    },
    source,
  };
}
