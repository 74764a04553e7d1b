import type { AddressInfo } from "node:net";
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

const KEPT = 200;
const LARGEST = 1024 * 1024;

/** An SMTP server on this machine that keeps the last mails in memory, for trying out and for tests. */
export class Mailbox {
  readonly #server: SMTPServer;
  #mails: ReceivedMail[] = [];
  #lastId = 0;

  constructor() {
    this.#server = new SMTPServer({
      banner: "Embedded mailbox",
      disabledCommands: ["AUTH", "STARTTLS"],
      disableReverseLookup: true,
      size: LARGEST,
      onData: (stream, session, done) => {
        this.#receive(stream, session).then(
          () => done(),
          (error: Error) => done(error),
        );
      },
    });
    // A client that breaks off is not this server's concern; without a listener it would end the process.
    this.#server.on("error", () => {});
  }

  /** Starts listening for mail on a free port that only this machine reaches. */
  async open(): Promise<{ smtpUrl: string }> {
    await new Promise<void>((resolve) =>
      this.#server.listen(0, "127.0.0.1", resolve),
    );
    const { port } = this.#server.server.address() as AddressInfo;
    return { smtpUrl: `smtp://127.0.0.1:${port}` };
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** The newest first. */
  get mails(): readonly ReceivedMail[] {
    return this.#mails;
  }

  empty(): void {
    this.#mails = [];
  }

  async #receive(
    stream: AsyncIterable<Buffer> & { sizeExceeded: boolean },
    session: SMTPServerSession,
  ): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    if (stream.sizeExceeded) {
      throw Object.assign(new Error("The mail is too large."), {
        responseCode: 552,
      });
    }
    const source = Buffer.concat(chunks);
    const email = await PostalMime.parse(source);
    const { mailFrom, rcptTo } = session.envelope;
    this.#mails = [
      {
        id: ++this.#lastId,
        receivedAt: new Date().toISOString(),
        envelope: {
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
        },
        from: people(email.from ? [email.from] : [])[0] ?? NOBODY,
        to: people(email.to),
        replyTo: people(email.replyTo),
        subject: email.subject ?? "",
        text: email.text ?? "",
        source: source.toString("utf8"),
      },
      ...this.#mails.slice(0, KEPT - 1),
    ];
  }
}

const NOBODY: Person = { name: "", address: "" };

function people(addresses: Email["to"] = []): Person[] {
  return addresses.map(({ name, address = "" }) => ({ name, address }));
}
