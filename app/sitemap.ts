import type { MetadataRoute } from "next";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/seo/absolute-url";
import { metaOf } from "@/lib/seo/metadata";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter((route) => route.indexable)
    .map(({ id, path }) => ({
      url: absolute(path),
      lastModified: metaOf(id).updated,
    }));
}
