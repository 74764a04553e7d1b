import { codeTimeoutMs } from "../../code-timeout";

/** What of webpack's configuration, as Next hands it over, changes. */
type WebpackConfig = {
  output: { trustedTypes?: unknown; chunkLoadTimeout?: number };
};

/** Has webpack load chunks as the loader and the policy expect it. */
export function configureWebpack({ output }: WebpackConfig): void {
  // Next's own Trusted Types policy passes any URL; without it the loader's default policy judges each one.
  delete output.trustedTypes;
  output.chunkLoadTimeout = codeTimeoutMs;
}
