import type { AddressInfo } from "node:net";
import { parseRelayConfig } from "./config";
import { createRelay } from "./server";
import { siteDefaults } from "./site";
import { errorCodes } from "./smtp";

/** Starts the relay as its environment sets it. */
export async function startRelay(source: Record<string, string | undefined>) {
  const site = siteDefaults(source);
  const config = parseRelayConfig(source, site);
  const { app, mailbox, verify } = await createRelay(config);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    // The mailbox would keep the process running.
    await app.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;

  const accepted = (item: string) =>
    config.mailTo.includes(item.trim().toLowerCase());
  if (!site.mailTo.split(",").every(accepted)) {
    app.log.warn(
      "MAIL_TO does not list the e-mail of content/site.json: every message of the site is rejected.",
    );
  }
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
