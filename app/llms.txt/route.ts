import { summary } from "@/lib/seo/summary";

export const dynamic = "force-static";

export function GET(): Response {
  return new Response(summary(), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
