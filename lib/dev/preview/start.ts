/** `npm start`: builds the site, serves it and starts the mail relay, in one process that Ctrl-C ends. */
import "@/lib/node/env-file";
import { pagePath } from "@/lib/content/pages";
import { endOnSignal } from "@/lib/node/end-on-signal";
import { run } from "@/lib/node/run-command";
import { runProgram } from "@/lib/node/run-program";
import { startRelay } from "@/lib/relay/start";
import { choosePorts } from "./choose-ports";
import { serveSite } from "./site-server";

await runProgram(async () => {
  const { port, relayPort, environment } = await choosePorts(process.env);
  Object.assign(process.env, environment);
  process.env.LOG_LEVEL ||= "warn";

  // The relay starts first, to report a malformed variable before the build, which takes a minute.
  const relay = relayPort ? await startRelay(process.env) : undefined;
  if ((await run("npm run build")) !== 0) process.exit(1);

  // lib/site/env reads the environment when it is imported.
  const { env } = await import("@/lib/site/env");
  const site = await serveSite(port, env);
  console.log(welcome(site, relay));
  if (relay) endOnSignal(relay.close);
});

function welcome(site: string, relay?: { url: string; hasMailbox: boolean }) {
  const mail = !relay
    ? `  Mail   is sent by ${process.env.NEXT_PUBLIC_RELAY_URL}`
    : relay.hasMailbox
      ? `  Mail   ${relay.url}  (what the forms send arrives here)`
      : `  Mail   is sent by your mail server, through ${relay.url}`;
  return `
  Site   ${site}
${mail}

  Try: open ${site}${pagePath("contact-us")}, fill in the form and send it,
  then look at the mail. Ctrl-C ends both.
`;
}
