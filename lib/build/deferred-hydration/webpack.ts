import { resolve } from "node:path";
import { chunkTimeoutMs } from "../../../components/hydration/retryable-import";
import { shortClassNames } from "./short-class-names";

type Entries = Record<string, string | string[] | { import: string[] }>;

/** What of webpack's configuration, as Next hands it over, deferred hydration changes. */
type WebpackConfig = {
  entry?: unknown;
  output: { trustedTypes?: unknown; chunkLoadTimeout?: number };
  module: { rules: unknown[] };
  cache?: unknown;
};

const retryPageCode = resolve(
  "lib/build/deferred-hydration/retry-page-code.ts",
);

/** Has webpack load chunks as the loader and the policy expect it. */
export function configureWebpack(config: WebpackConfig): void {
  // Next's own Trusted Types policy passes any URL; without it the loader's default policy judges each one.
  delete config.output.trustedTypes;
  config.output.chunkLoadTimeout = chunkTimeoutMs;
  shortClassNames(config);
  const entries = config.entry as () => Promise<Entries>;
  config.entry = async () => withRetry(await entries());
}

/** Puts the retry before the code that hydrates; the builds for the server have no such entry. */
function withRetry({ "main-app": main, ...others }: Entries): Entries {
  if (main === undefined) return others;
  return {
    ...others,
    "main-app":
      typeof main === "string" || Array.isArray(main)
        ? [retryPageCode, main].flat()
        : { ...main, import: [retryPageCode, ...main.import] },
  };
}
