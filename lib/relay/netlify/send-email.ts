/** The relay as a function of Netlify, at the site's own origin. Netlify makes a function of every file in this folder. */
import { parseRelayConfig } from "@/lib/relay/config";
import { readOwner } from "@/lib/relay/owner";
import { createRelay } from "@/lib/relay/server";

export const config = {
  path: "/send-email",
  // Netlify ignores "ip" alone, and counts all visitors as one.
  rateLimit: { windowSize: 60, windowLimit: 5, aggregateBy: ["ip", "domain"] },
};

const settings = parseRelayConfig(
  { ...process.env, NEXT_PUBLIC_SITE_URL: process.env.URL },
  { ...readOwner(), isBundled: true },
);
const relay = createRelay(settings);

export default async function handle(request: Request, { ip }: { ip: string }) {
  const { app } = await relay;
  const { origin, pathname } = new URL(request.url);
  // Netlify routes only the site's own names here, which include those of drafts.
  settings.allowedOrigins.add(origin);
  const headers = Object.fromEntries(request.headers);
  // The visitor's address is `ip`. From this header, the relay would warn of a proxy that it does not know.
  delete headers["x-forwarded-for"];
  const response = await app.inject({
    method: request.method as "POST",
    url: pathname,
    headers,
    remoteAddress: ip,
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return new Response(response.payload || null, {
    status: response.statusCode,
    headers: response.headers as Record<string, string>,
  });
}
