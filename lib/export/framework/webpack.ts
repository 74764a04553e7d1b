import { codeTimeoutMs } from "../../code-timeout";

/** The part of webpack's configuration that this file changes. */
type WebpackConfig = {
  output: { trustedTypes?: unknown; chunkLoadTimeout?: number };
};

/** Makes webpack load chunks as the loader and the policy expect. */
export function configureWebpack({ output }: WebpackConfig): void {
  // Next's own Trusted Types policy would allow any URL. Without it, the loader's default policy checks each URL.
  delete output.trustedTypes;
  output.chunkLoadTimeout = codeTimeoutMs;
}
