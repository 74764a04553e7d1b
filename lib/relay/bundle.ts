/** `npm run relay:bundle`: the relay in one file. */
import "@/lib/node/env-file";
import { runProgram } from "@/lib/node/run-program";
import { bundleRelay } from "./bundle-relay";

await runProgram(async () => {
  const siteUrl = process.env.NEXT_PUBLIC_SITE_URL || undefined;
  await bundleRelay("lib/relay/main.ts", "relay.mjs", siteUrl);
  console.log("relay.mjs and relay.licenses.txt are written.");
});
