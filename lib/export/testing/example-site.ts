import type { ExportFolder } from "@/lib/export/export-folder";

/** A site at the root of its host, for search engines. */
export const exampleSite: ExportFolder = {
  out: "out",
  redirects: [],
  basePath: "",
  siteUrl: "https://www.example.com",
  relayUrl: "https://relay.example.com",
  indexable: true,
  hstsSubdomains: false,
};
