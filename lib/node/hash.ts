import { createHash } from "node:crypto";

/** A source expression that makes a policy allow exactly this inline text. */
export function policyHash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** A short name that changes with the content. */
export function contentHash(content: Uint8Array | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
