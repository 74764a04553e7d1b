import { type AddressInfo, createServer } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server that keeps each letter until the test releases it, or refuses all recipients. */
export async function smtpServer({ refuses = false } = {}) {
  const held: (() => void)[] = [];
  let wake = () => {};
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) =>
      refuses
        ? done(
            Object.assign(new Error("No such user secret@example.com"), {
              responseCode: 550,
            }),
          )
        : done(),
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on("end", () => {
        held.push(() => done());
        wake();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => held.length,
    /** Resolves when `count` letters have come, in all. */
    holds: async (count: number) => {
      while (held.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    release: () => {
      for (const accept of held) accept();
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** An address where nothing listens. */
export async function deadSmtpUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `smtp://127.0.0.1:${port}`;
}
