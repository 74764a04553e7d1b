import { freePort } from "./ports";

type Environment = Record<string, string | undefined>;

const SITE = "http://localhost:3000";
const RELAY = "http://localhost:8025";

/**
 * The site carries its own address and the relay's from the build on, so both ports are chosen before it.
 * An address of a real deployment in the environment stays.
 */
export async function chooseAddresses(
  source: Environment,
  say: (line: string) => void,
) {
  const port = await freePort(Number(source.PORT || 3000), say);
  const relayPort = await freePort(Number(source.RELAY_PORT || 8025), say);
  const given = source.NEXT_PUBLIC_RELAY_URL || RELAY;
  return {
    port,
    /** Undefined when the forms send to a relay elsewhere. */
    relayPort: given === RELAY ? relayPort : undefined,
    environment: {
      NEXT_PUBLIC_SITE_URL: orLocal(source.NEXT_PUBLIC_SITE_URL, SITE, port),
      NEXT_PUBLIC_RELAY_URL: orLocal(given, RELAY, relayPort),
      RELAY_PORT: String(relayPort),
      ALLOWED_ORIGINS: [
        `http://localhost:${port}`,
        `http://127.0.0.1:${port}`,
        ...(source.ALLOWED_ORIGINS ? [source.ALLOWED_ORIGINS] : []),
      ].join(","),
    },
  };
}

function orLocal(
  value: string | undefined,
  standard: string,
  port: number,
): string {
  return value && value !== standard ? value : `http://localhost:${port}`;
}
