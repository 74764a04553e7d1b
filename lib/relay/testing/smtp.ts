import { type AddressInfo, createServer, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server that keeps each message until the test releases it, or rejects all recipients. */
export async function smtpServer({ rejects = false } = {}) {
  const held: (() => void)[] = [];
  let wake = () => {};
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) =>
      rejects
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
    /** Resolves when `count` messages have come, in all. */
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

/** A mail server of few lines that goes by the book, or up to `step` and there does what the test says. */
export async function scriptedSmtpServer(
  step?: "AUTH" | "DATA" | "end of message",
  act: (socket: Socket) => void = () => {},
) {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inMessage = false;
    let text = "";
    const reply = (at: string, line: string) =>
      at === step ? act(socket) : socket.write(`${line}\r\n`);
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      text += chunk;
      if (inMessage && text.endsWith("\r\n.\r\n")) {
        inMessage = false;
        messages.push(text);
        reply("end of message", "250 queued");
      } else if (!inMessage && text.endsWith("\r\n")) {
        const command = text.slice(0, 4);
        inMessage = command === "DATA" && step !== "DATA";
        reply(command, inMessage ? "354 go on" : "250 ok");
      } else return;
      text = "";
    });
    socket.write("220 ready\r\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** As they came over the wire. */
    messages,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(resolve);
      }),
  };
}

/** A URL where nothing listens. */
export async function deadSmtpUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `smtp://127.0.0.1:${port}`;
}
