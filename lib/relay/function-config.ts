import { parseRelayConfig } from "./config";
import { readOwner } from "./owner";

/** The settings of the relay as a function of a host, or the reason why it cannot send, without secrets. */
export function functionConfig(variables: NodeJS.Dict<string>) {
  try {
    // Like relay.mjs, a function has no mailbox in memory.
    const owner = { ...readOwner(), isBundled: true };
    return { config: parseRelayConfig(variables, owner) };
  } catch (error) {
    return { error: `The forms cannot send: ${(error as Error).message}` };
  }
}
