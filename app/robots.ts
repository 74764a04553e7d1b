import type { MetadataRoute } from "next";
import { env } from "@/lib/site/env";
import { absolute } from "@/lib/site/with-base-path";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  if (!env.indexable) return { rules: { userAgent: "*", disallow: "/" } };
  return {
    rules: { userAgent: "*", allow: "/" },
    sitemap: absolute("/sitemap.xml"),
  };
}
