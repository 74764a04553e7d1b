/** The part of webpack's configuration that this file changes. */
type WebpackConfig = { output: { trustedTypes?: unknown } };

/** Makes webpack load chunks as the policy expects. */
export function configureWebpack({ output }: WebpackConfig): void {
  // Next's own Trusted Types policy would allow any URL. Without it, the loader's default policy checks each URL.
  delete output.trustedTypes;
}
