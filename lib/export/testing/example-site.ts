import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ExportFolder } from "@/lib/export/export-folder";

/** A site at the root of its host, for search engines, in an empty folder. */
export const exampleSite: ExportFolder = {
  out: mkdtempSync(join(tmpdir(), "site-")),
  redirects: [],
  basePath: "",
  siteUrl: "https://www.example.com",
  relayUrl: "https://relay.example.com",
  indexable: true,
  hstsSubdomains: false,
};
