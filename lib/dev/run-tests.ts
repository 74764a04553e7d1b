/** `npm test`: first lint, unit tests and the build side by side, then the browser tests, which need the build. */
import "@/lib/node/env-file";
import { choosePorts } from "@/lib/dev/preview/choose-ports";
import { run } from "@/lib/node/run-command";

// Free ports, so that a running preview causes no conflict and is not tested by mistake.
const { environment } = await choosePorts({});
const command = "npm run --silent test:parts && npm run --silent test:e2e";
process.exitCode = await run(command, { environment });
