/** `npm start`: builds the site, serves it and starts the mail relay, in one process that Ctrl-C ends. */
import "@/lib/node/env-file";
import { run } from "@/lib/dev/run-command";
import { endOnSignal } from "@/lib/node/end-on-signal";
import { explain } from "@/lib/node/explain";
import { parseRelayConfig } from "@/lib/relay/config";
import { choosePorts } from "./choose-ports";
import { serveSite } from "./serve";

try {
  const { port, relayPort, environment } = await choosePorts(
    process.env,
    console.log,
  );
  Object.assign(process.env, environment);
  process.env.LOG_LEVEL ||= "warn";

  // Before the build, which takes longer. What content gives the relay is the build's to check.
  if (relayPort)
    parseRelayConfig(process.env, {
      mailTo: "owner@localhost",
      senderLabel: "Website",
      siteUrl: environment.NEXT_PUBLIC_SITE_URL,
    });
  if ((await run("npm run build")) !== 0) process.exit(1);

  // Both read the environment when they are loaded, so only now.
  const { env } = await import("@/lib/env");
  const { startRelay } = await import("@/lib/relay/start");
  const site = await serveSite({ port, basePath: env.basePath });
  const relay = relayPort ? await startRelay(process.env) : undefined;
  console.log(welcome(site.url, relay));
  endOnSignal(() => Promise.all([site.close(), relay?.close()]));
} catch (error) {
  console.error(explain(error, "PORT"));
  process.exitCode = 1;
}

type Relay = { url: string; hasMailbox: boolean };

function welcome(site: string, relay: Relay | undefined): string {
  const mail = !relay
    ? `  Mail   is sent by ${process.env.NEXT_PUBLIC_RELAY_URL}`
    : relay.hasMailbox
      ? `  Mail   ${relay.url}  (what the forms send arrives here)`
      : `  Mail   is sent by your mail server, through ${relay.url}`;
  return `
  Site   ${site}
${mail}

  Try: open ${site}/contact-us, fill in the form and send it,
  then look at the mail. Ctrl-C ends both.
`;
}
