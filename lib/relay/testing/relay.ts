import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { parseRelayConfig } from "../config";
import { createRelay } from "../server";

export const ORIGIN = "https://www.example.com";

export const LETTER = {
  to: "hello@example.com",
  subject: "Contact Form Submission - Example",
  body: "Name: Asha Rao\nEmail: asha@example.in\nPhone Number: 9876543210\nMessage: Hello",
  name: "Example Website",
};

/** A relay on a free port, its log in memory. */
export async function relayFor(environment: Record<string, string> = {}) {
  const lines: string[] = [];
  const relay = await createRelay(
    parseRelayConfig(
      { RELAY_PORT: "0", RELAY_HOST: "127.0.0.1", ...environment },
      { mailTo: LETTER.to, siteUrl: ORIGIN },
    ),
    {
      logTo: new Writable({
        write(chunk, _encoding, done) {
          lines.push(String(chunk));
          done();
        },
      }),
    },
  );
  await relay.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = relay.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    log: () => lines.join(""),
    mails: () => relay.mailbox?.mails ?? [],
    close: () => relay.app.close(),
    send: (letter: unknown) => post(url, JSON.stringify(letter)),
    post: (body: string, headers?: Record<string, string>) =>
      post(url, body, headers),
  };
}

/** Not fetch: a test must be able to send any Origin, or none. */
function post(
  url: string,
  body: string,
  headers: Record<string, string> = {
    origin: ORIGIN,
    "content-type": "application/json",
  },
): Promise<{ status: number; json: { ok?: true; error?: string } }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${url}/send-email`,
      { method: "POST", headers, agent: false },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({
          status: response.statusCode ?? 0,
          json: JSON.parse(Buffer.concat(chunks).toString("utf8")),
        });
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
