import { freePort, readPort } from "@/lib/dev/ports";
import { isLoopback } from "@/lib/node/loopback";

type Environment = Record<string, string | undefined>;

/** Chooses free ports for site and relay before the build, which inlines both URLs. A URL of another server is kept. */
export async function choosePorts(source: Environment) {
  const wanted = readPort("PORT", 3000, source);
  const wantedRelay = readPort("RELAY_PORT", 8025, source);
  const port = await freePort(wanted);
  const relayPort = await freePort(wantedRelay);
  const elsewhere = urlElsewhere(source.NEXT_PUBLIC_RELAY_URL, wantedRelay);
  return {
    port,
    /** Undefined if the forms send to a relay elsewhere. */
    relayPort: elsewhere ? undefined : relayPort,
    environment: {
      NEXT_PUBLIC_SITE_URL:
        urlElsewhere(source.NEXT_PUBLIC_SITE_URL, wanted) ??
        `http://localhost:${port}`,
      NEXT_PUBLIC_RELAY_URL: elsewhere ?? `http://localhost:${relayPort}`,
      RELAY_PORT: String(relayPort),
      ALLOWED_ORIGINS: [
        `http://localhost:${port}`,
        `http://127.0.0.1:${port}`,
        ...(source.ALLOWED_ORIGINS ? [source.ALLOWED_ORIGINS] : []),
      ].join(","),
    },
  };
}

/** The URL, unless it names the server of this machine at the given port. */
function urlElsewhere(url: string | undefined, wanted: number) {
  if (!url) return undefined;
  // The build reports a malformed URL.
  if (!URL.canParse(url)) return url;
  const { protocol, hostname, port, pathname } = new URL(url);
  const isOwn =
    protocol === "http:" &&
    isLoopback(hostname) &&
    Number(port || 80) === wanted &&
    pathname === "/";
  return isOwn ? undefined : url;
}
