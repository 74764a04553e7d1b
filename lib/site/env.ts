import { z } from "zod";
import { givenVariables, origin, parseVariables } from "../node/variables";

const relayExpected =
  "an http(s) URL without user name, query or hash, such as https://relay.example.com";

const schema = z.object({
  NEXT_PUBLIC_SITE_URL: origin(
    "an origin without path, query or hash, such as https://www.example.com",
  ).default("http://localhost:3000"),
  NEXT_PUBLIC_RELAY_URL: z
    .url({ error: relayExpected, abort: true })
    .regex(/^https?:\/\/[^?#@,;\s]+$/i, relayExpected)
    // The forms add the path themselves.
    .transform((url) => new URL(url).href.replace(/(\/send-email)?\/*$/, ""))
    .default("http://localhost:8025"),
  NEXT_PUBLIC_BASE_PATH: z
    .string()
    .regex(/^(\/(?!\.+(\/|$))[\w.~-]+)*$/, {
      error: 'empty, or a path such as "/site" with no slash at the end',
    })
    .default(""),
  NEXT_PUBLIC_INDEXABLE: z
    .enum(["true", "false"], { error: '"true" or "false"' })
    .default("false")
    .transform((value) => value === "true"),
});

/** Parses the build's environment. A release needs the site's URL, because the default is for this machine only. */
export function parseEnv(source: Record<string, string | undefined>) {
  const given = givenVariables(Object.keys(schema.shape), source);
  const { VERCEL_ENV, VERCEL_PROJECT_PRODUCTION_URL, VERCEL_URL } = source;
  const host =
    VERCEL_ENV === "production" ? VERCEL_PROJECT_PRODUCTION_URL : VERCEL_URL;
  // On Vercel, the site and its relay are at the origin of the deployment.
  if (host) {
    given.NEXT_PUBLIC_SITE_URL ??= `https://${host}`;
    given.NEXT_PUBLIC_RELAY_URL ??= given.NEXT_PUBLIC_SITE_URL;
  }
  const parsed = parseVariables(schema, given);
  if (parsed.NEXT_PUBLIC_INDEXABLE && !given.NEXT_PUBLIC_SITE_URL)
    throw new Error(
      "NEXT_PUBLIC_SITE_URL is not set, but with NEXT_PUBLIC_INDEXABLE=true it must be the origin that search engines are to list, such as https://www.example.com.",
    );
  return {
    siteUrl: parsed.NEXT_PUBLIC_SITE_URL,
    relayUrl: parsed.NEXT_PUBLIC_RELAY_URL,
    basePath: parsed.NEXT_PUBLIC_BASE_PATH,
    indexable: parsed.NEXT_PUBLIC_INDEXABLE,
  };
}

/** The parsed environment. Do not import it in client files: they would include zod. */
export const env = parseEnv(process.env);
