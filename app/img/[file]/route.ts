import { discSprite } from "@/lib/assets/disc-sprite";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return [{ file: discSprite.file }];
}

/** Drawings that pages show by a URL. The name changes with the content, so it may be cached for ever. */
export function GET(): Response {
  return new Response(discSprite.svg, {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
