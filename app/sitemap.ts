import type { MetadataRoute } from "next";
import { getMeta, routes } from "@/lib/content/load";
import { absolute } from "@/lib/site/with-base-path";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter(({ indexable }) => indexable)
    .map(({ id, path }) => ({
      url: absolute(path),
      lastModified: getMeta(id).updated,
    }));
}
