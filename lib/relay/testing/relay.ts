import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import getPort from "get-port";
import { parseRelayConfig } from "@/lib/relay/config";
import { createRelay } from "@/lib/relay/server";
import { smtpServer } from "./smtp-server";

/** On this machine, where a relay may have a mailbox. */
export const ORIGIN = "http://localhost:3000";

export const MESSAGE = {
  to: "hello@example.com",
  subject: "Contact Form Submission - Example",
  body: "Name: Asha Rao\nEmail: asha@example.in\nPhone Number: 9876543210\nMessage: Hello",
  name: "Example Website",
};

export const OWNER = { mailTo: MESSAGE.to, senderLabel: MESSAGE.name };

const JSON_FROM_SITE = { origin: ORIGIN, "content-type": "application/json" };

const open: { close: () => Promise<unknown> }[] = [];

/** Closes all servers of a test, each relay before its mail server. */
export async function closeAll() {
  for (const server of open.splice(0).reverse()) await server.close();
}

/** A mail server that acts as `script` says, and a relay that sends to it. */
export async function relayAndServer(
  script: Parameters<typeof smtpServer>,
  login = "",
  environment: Record<string, string> = {},
) {
  const smtp = await smtpServer(...script);
  open.push(smtp);
  const SMTP_URL = smtp.url.replace("//", `//${login}`);
  return { smtp, relay: await relayFor({ SMTP_URL, ...environment }) };
}

/** A relay on a free port. It logs to memory, and has the mailbox in memory unless SMTP_URL is set. */
export async function relayFor(
  environment: Record<string, string> = {},
  owner = OWNER,
) {
  const lines: string[] = [];
  const log = new PassThrough().on("data", (line) => lines.push(String(line)));
  const config = parseRelayConfig(environment, owner);
  const relay = createRelay(config, log);
  open.push(relay.app);
  await relay.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = relay.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    ...relay,
    url,
    port,
    log: () => lines.join(""),
    /** Resolves when the log contains the text. */
    logged: async (text: string) => {
      while (!lines.join("").includes(text)) await once(log, "data");
    },
    mails: () => relay.mailbox?.mails ?? [],
    health: async () => (await fetch(`${url}/health`)).json(),
    send: (message: unknown, headers?: Record<string, string>) =>
      post(url, JSON.stringify(message), { ...JSON_FROM_SITE, ...headers }),
    preflight: (origin = ORIGIN) =>
      fetch(`${url}/send-email`, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "POST" },
      }),
    post: (body: BodyInit, headers?: Record<string, string>) =>
      post(url, body, headers),
  };
}

/** The relay's response to a request with the headers of the site, or with other headers. */
async function post(
  url: string,
  body: BodyInit,
  headers: Record<string, string> = JSON_FROM_SITE,
) {
  const response = await fetch(`${url}/send-email`, {
    method: "POST",
    headers,
    body,
  });
  const json: { ok?: true; error?: string } = await response.json();
  return {
    status: response.status,
    allowedOrigin: response.headers.get("access-control-allow-origin"),
    json,
  };
}

/** A URL where nothing listens. */
export async function deadSmtpUrl(): Promise<string> {
  return `smtp://127.0.0.1:${await getPort()}`;
}
