import type { AddressInfo } from "node:net";
import { parseRelayConfig } from "./config";
import { readOwner } from "./owner";
import { createRelay } from "./server";

/** The interval of the check that shows on a site without visitors whether the mail server works. */
const checkEveryMs = 600_000;

export async function startRelay(source: Record<string, string | undefined>) {
  const owner = readOwner();
  const config = parseRelayConfig(source, owner);
  const { app, mailbox, checkMailServer } = createRelay(config);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const { syscall, code } = error as NodeJS.ErrnoException;
    if (syscall === "getaddrinfo" || code === "EADDRNOTAVAIL")
      throw new Error(
        `RELAY_HOST is "${config.host}", but it must be a name or an IP address of this machine, such as localhost.`,
      );
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;

  if (!config.mailTo.includes(owner.mailTo))
    app.log.warn(
      "MAIL_TO does not list the e-mail of content/site.json: every message of the site is rejected.",
    );
  if (!mailbox) {
    void checkMailServer();
    setInterval(checkMailServer, checkEveryMs).unref();
  }
  const url = `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
  return {
    url,
    /** Its settings: the name of a variable that is misspelled shows as a default. */
    summary: `Mail relay: ${url}/send-email to ${config.mailTo.join(", ")}, from ${config.mailFrom}
Accepts:    messages from ${[...config.allowedOrigins].join(", ")}, at most ${config.hourLimit} in an hour
Log level:  ${config.logLevel}`,
    hasMailbox: mailbox !== undefined,
    close: () => app.close(),
  };
}
