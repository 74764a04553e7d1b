import { resolve } from "node:path";
import { codeTimeoutMs } from "../../code-timeout";
import { shortClassNames } from "./short-class-names";

type Entries = Record<string, string[]>;

/** What of webpack's configuration, as Next hands it over, deferred hydration changes. */
type WebpackConfig = {
  entry: () => Promise<Entries>;
  output: { trustedTypes?: unknown; chunkLoadTimeout?: number };
  module: { rules: unknown[] };
  cache?: unknown;
};

const retryPageCode = resolve("lib/export/framework/retry-page-code.ts");

/** Has webpack load chunks as the loader and the policy expect it. */
export function configureWebpack(config: WebpackConfig): void {
  // Next's own Trusted Types policy passes any URL; without it the loader's default policy judges each one.
  delete config.output.trustedTypes;
  config.output.chunkLoadTimeout = codeTimeoutMs;
  shortClassNames(config);
  const { entry } = config;
  config.entry = async () => withRetry(await entry());
}

/** Puts the retry before the code that hydrates; the builds for the server have no such entry. */
function withRetry(entries: Entries): Entries {
  const main = entries["main-app"];
  if (main && !Array.isArray(main))
    throw new Error("The entry main-app is no list of modules.");
  return main ? { ...entries, "main-app": [retryPageCode, ...main] } : entries;
}
