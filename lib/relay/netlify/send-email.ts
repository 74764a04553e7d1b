/** The relay as a function of Netlify, at the site's own origin. Netlify makes a function of every file in this folder. */
import { createFunction } from "@/lib/relay/function";

export const config = {
  path: "/send-email",
  // Netlify ignores "ip" alone, and counts all visitors as one.
  rateLimit: { windowSize: 60, windowLimit: 5, aggregateBy: ["ip", "domain"] },
};

const respond = createFunction({
  ...process.env,
  NEXT_PUBLIC_SITE_URL: process.env.URL,
});

export default (request: Request, { ip }: { ip: string }) =>
  respond(request, ip);
