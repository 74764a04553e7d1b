import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** A received mail: what the envelope said, what the parsed message says, and the message as it came. */
export type ReceivedMail = {
  id: number;
  receivedAt: string;
  envelope: { from: string; to: string[] };
  from: Person;
  to: Person[];
  replyTo: Person[];
  subject: string;
  text: string;
  source: string;
};

type Person = { name: string; address: string };

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

const KEPT = 200;
const LARGEST = 1024 * 1024;

/** An SMTP server on a free port that only this machine reaches; it keeps the last mails in memory, for trying out and for tests. */
export async function openMailbox() {
  let mails: ReceivedMail[] = [];
  let lastId = 0;
  const server = new SMTPServer({
    banner: "Embedded mailbox",
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: LARGEST,
    onData: (stream, session, done) => {
      readMail(stream, session).then((mail) => {
        mails = [{ id: ++lastId, ...mail }, ...mails.slice(0, KEPT - 1)];
        done();
      }, done);
    },
  });
  // A client that breaks off is not this server's concern; without a listener it would end the process.
  server.on("error", () => {});
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    /** The newest first. */
    mails: (): readonly ReceivedMail[] => mails,
    empty: () => {
      mails = [];
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

async function readMail(
  stream: AsyncIterable<Buffer> & { sizeExceeded: boolean },
  { envelope: { mailFrom, rcptTo } }: SMTPServerSession,
): Promise<Omit<ReceivedMail, "id">> {
  const source = await buffer(stream);
  if (stream.sizeExceeded) {
    throw Object.assign(new Error("The mail is too large."), {
      responseCode: 552,
    });
  }
  const email = await PostalMime.parse(source);
  const [from = { name: "", address: "" }] = people(email.from && [email.from]);
  return {
    receivedAt: new Date().toISOString(),
    envelope: {
      from: mailFrom ? mailFrom.address : "",
      to: rcptTo.map(({ address }) => address),
    },
    from,
    to: people(email.to),
    replyTo: people(email.replyTo),
    subject: email.subject ?? "",
    text: email.text ?? "",
    source: source.toString("utf8"),
  };
}

function people(addresses: Email["to"] = []): Person[] {
  return addresses.map(({ name, address = "" }) => ({ name, address }));
}
