import { freePort } from "./ports";

type Environment = Record<string, string | undefined>;

const site = "http://localhost:3000";
const relay = "http://localhost:8025";

/**
 * The site carries its own URL and the relay's from the build on, so both ports are chosen before it.
 * A URL of a real deployment in the environment stays.
 */
export async function choosePorts(
  source: Environment,
  report: (line: string) => void,
) {
  const port = await freePort(Number(source.PORT || 3000), report);
  const relayPort = await freePort(Number(source.RELAY_PORT || 8025), report);
  const relayUrl = source.NEXT_PUBLIC_RELAY_URL || relay;
  return {
    port,
    /** Undefined when the forms send to a relay elsewhere. */
    relayPort: relayUrl === relay ? relayPort : undefined,
    environment: {
      NEXT_PUBLIC_SITE_URL: orLocal(source.NEXT_PUBLIC_SITE_URL, site, port),
      NEXT_PUBLIC_RELAY_URL: orLocal(relayUrl, relay, relayPort),
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
