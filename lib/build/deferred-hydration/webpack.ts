/** The parts of webpack's configuration that Next hands over and that deferred hydration changes. */
type WebpackConfig = {
  output: { trustedTypes?: unknown; chunkLoadTimeout?: number };
};

/** How long a browser waits for a chunk of the site, in ms, before its loading counts as failed. */
const chunkTimeoutMs = 120_000;

/** Has webpack load chunks as the loader and the policy expect it. */
export function configureWebpack<Config extends WebpackConfig>(
  config: Config,
): Config {
  // Next's own Trusted Types policy passes any URL; without it the loader's default policy judges each one.
  delete config.output.trustedTypes;
  config.output.chunkLoadTimeout = chunkTimeoutMs;
  return config;
}
