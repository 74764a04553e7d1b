import type { MetadataRoute } from "next";
import { readColors } from "@/lib/content/brand/colors";
import { direction, home, locale, site } from "@/lib/content/load";
import { href } from "@/lib/site/with-base-path";

export const dynamic = "force-static";

/** Next adds no base path to the URLs of a manifest. */
export default function manifest(): MetadataRoute.Manifest {
  const paper = readColors("light").color("--paper");
  return {
    name: site.brand,
    description: home.meta.description,
    lang: locale,
    dir: direction,
    start_url: href("/"),
    scope: href("/"),
    theme_color: paper,
    background_color: paper,
    icons: (["any", "maskable"] as const).flatMap((purpose) =>
      ["192", "512"].map((size) => ({
        src: href(`/icon-${purpose === "any" ? "" : "maskable-"}${size}.png`),
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ),
  };
}
