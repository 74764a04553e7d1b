import type { MetadataRoute } from "next";
import { absolute } from "@/lib/seo/absolute-url";
import { env } from "@/lib/site/env";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  if (!env.indexable) return { rules: { userAgent: "*", disallow: "/" } };
  return {
    rules: { userAgent: "*", allow: "/" },
    sitemap: absolute("/sitemap.xml"),
  };
}
