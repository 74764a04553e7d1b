import type { AddressInfo } from "node:net";
import { parseRelayConfig } from "./config";
import { createRelay } from "./server";
import { siteDefaults } from "./site";
import { errorCodes } from "./smtp";

/** Starts the relay as its environment sets it. */
export async function startRelay(source: Record<string, string | undefined>) {
  const config = parseRelayConfig(source, siteDefaults(source));
  const { app, mailbox, verify } = await createRelay(config);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;

  if (!mailbox) {
    // Better known at the start than with the first visitor's mail; the mail server may still come up.
    verify().then(
      () => app.log.info("mail server reached"),
      (error) => app.log.error(errorCodes(error), "mail server not reached"),
    );
  }
  return {
    url: `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`,
    mailTo: config.mailTo,
    hasMailbox: mailbox !== undefined,
    close: () => app.close(),
  };
}
