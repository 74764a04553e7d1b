import { chunkTimeoutMs } from "../../../components/hydration/retryable-import";

/** What of webpack's configuration, as Next hands it over, deferred hydration changes. */
type WebpackConfig = {
  output: { trustedTypes?: unknown; chunkLoadTimeout?: number };
};

/** Has webpack load chunks as the loader and the policy expect it. */
export function configureWebpack<Config extends WebpackConfig>(
  config: Config,
): Config {
  // Next's own Trusted Types policy passes any URL; without it the loader's default policy judges each one.
  delete config.output.trustedTypes;
  config.output.chunkLoadTimeout = chunkTimeoutMs;
  return config;
}
