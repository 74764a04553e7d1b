import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { parseRelayConfig } from "../config";
import { createRelay } from "../server";

export const ORIGIN = "https://www.example.com";

export const MESSAGE = {
  to: "hello@example.com",
  subject: "Contact Form Submission - Example",
  body: "Name: Asha Rao\nEmail: asha@example.in\nPhone Number: 9876543210\nMessage: Hello",
  name: "Example Website",
};

export const DEFAULTS = {
  mailTo: MESSAGE.to,
  senderLabel: MESSAGE.name,
  siteUrl: ORIGIN,
};

const JSON_FROM_SITE = { origin: ORIGIN, "content-type": "application/json" };

/** A relay on a free port, with the mailbox in memory unless SMTP_URL is set, its log in memory. */
export async function relayFor(
  environment: Record<string, string> = {},
  { drainMs }: { drainMs?: number } = {},
) {
  const lines: string[] = [];
  const relay = await createRelay(
    parseRelayConfig({ SMTP_URL: "mailbox", ...environment }, DEFAULTS),
    {
      drainMs,
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
    inject: relay.app.inject.bind(relay.app),
    send: (message: unknown, headers?: Record<string, string>) =>
      post(url, JSON.stringify(message), { ...JSON_FROM_SITE, ...headers }),
    post: (body: string | Buffer, headers: Record<string, string> = {}) =>
      post(url, body, headers),
  };
}

/** Not fetch: a test must be able to send any Origin, or none. */
function post(
  url: string,
  body: string | Buffer,
  headers: Record<string, string>,
): Promise<{
  status: number;
  allowedOrigin?: string;
  json: { ok?: true; error?: string };
}> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${url}/send-email`,
      { method: "POST", headers, agent: false },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({
          status: response.statusCode ?? 0,
          allowedOrigin: response.headers["access-control-allow-origin"],
          json: JSON.parse(Buffer.concat(chunks).toString("utf8")),
        });
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
