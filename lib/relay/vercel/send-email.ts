/** The relay as a function of Vercel, at the site's own origin. The build on Vercel bundles it. */
import { createFunction } from "@/lib/relay/function";

const respond = createFunction(process.env);

export default {
  // Vercel writes this header itself. A visitor who sends it changes nothing.
  fetch: (request: Request) =>
    respond(request, request.headers.get("x-vercel-forwarded-for") ?? ""),
};
