import type { AddressInfo } from "node:net";
import { parseRelayConfig } from "./config";
import { createRelay } from "./server";
import { faultCodes } from "./smtp";

/** Starts the relay as the environment says. */
export async function startRelay(source: Record<string, string | undefined>) {
  const [{ site }, { env }] = await Promise.all([
    import("@/lib/content/load"),
    import("@/lib/env"),
  ]);
  const config = parseRelayConfig(source, {
    mailTo: site.email,
    siteUrl: env.siteUrl,
  });
  const { app, mailbox, verify } = await createRelay(config);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;

  if (!mailbox) {
    // Worth knowing at the start, not with the first visitor's mail; the mail server may still come up.
    verify().then(
      () => app.log.info("mail server reached"),
      (fault) => app.log.error(faultCodes(fault), "mail server not reached"),
    );
  }
  return {
    url: `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`,
    mailTo: config.mailTo,
    hasMailbox: mailbox !== undefined,
    close: () => app.close(),
  };
}
