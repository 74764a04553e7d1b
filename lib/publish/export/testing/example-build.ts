import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Build } from "@/lib/publish/export/build";

/** A site of three pages at the root of its host, for search engines, in an empty folder. */
export const exampleBuild: Build = {
  out: mkdtempSync(join(tmpdir(), "site-")),
  routes: [
    { id: "home", path: "/", kind: "main", indexable: true },
    { id: "shop", path: "/shop", kind: "landing", indexable: true },
    { id: "thanks", path: "/thank-you", kind: "main", indexable: false },
  ],
  redirects: [],
  getMeta: (id) => ({
    title: "Shop & more",
    updated: id === "shop" ? "2026-02-28" : "2026-01-31",
  }),
  structuredData: () => ({}),
  company: {
    brand: "Example",
    email: "hello@company.example",
    senderLabel: "Example's site",
    sample: ["site.json"],
  },
  frames: [],
  locale: "nl-NL",
  direction: undefined,
  loading: "Loading",
  carriedToast: "Your message is on its way",
  basePath: "",
  siteUrl: "https://www.example.com",
  relayUrl: "https://relay.example.com",
  indexable: true,
};
