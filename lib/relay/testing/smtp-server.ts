import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** Commands, by their first four characters. */
type Step =
  | ("greeting" | "EHLO" | "STAR" | "AUTH" | "MAIL" | "RCPT" | "DATA")
  | "end of message";

/** A minimal mail server that accepts every message. At `step`, it calls `act` instead of replying. */
export async function smtpServer(
  step?: Step,
  act: (socket: Socket, goOn: () => void) => void = () => {},
) {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inMessage = false;
    let text = "";
    const reply = (at: string, line: string) => {
      const goOn = () => {
        inMessage = at === "DATA";
        socket.write(`${line}\r\n`);
      };
      if (at === step) act(socket, goOn);
      else goOn();
    };
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      text += chunk;
      if (inMessage && text.endsWith("\r\n.\r\n")) {
        inMessage = false;
        messages.push(text.slice(0, -3).replace(/^\./gm, ""));
        reply("end of message", "250 queued");
      } else if (!inMessage && text.endsWith("\r\n")) {
        const command = text.slice(0, 4);
        reply(command, command === "DATA" ? "354 go on" : "250 ok");
      } else return;
      text = "";
    });
    reply("greeting", "220 ready");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** With CRLF, and without the dots of SMTP. */
    messages,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(resolve);
      }),
  };
}
