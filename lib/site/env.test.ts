import { parseEnv } from "./env";

test("without variables the site is a draft for this machine", () => {
  expect(parseEnv({})).toEqual({
    siteUrl: "http://localhost:3000",
    relayUrl: "http://localhost:8025",
    basePath: "",
    indexable: false,
  });
});

test("empty variables, trailing slashes and the relay's own path are ignored", () => {
  const { siteUrl, relayUrl, basePath } = parseEnv({
    NEXT_PUBLIC_SITE_URL: "https://www.example.com/",
    NEXT_PUBLIC_RELAY_URL: "https://example.com/relay/send-email/",
    NEXT_PUBLIC_BASE_PATH: "",
  });
  expect([siteUrl, relayUrl, basePath]).toEqual([
    "https://www.example.com",
    "https://example.com/relay",
    "",
  ]);
});

test.each([
  ["NEXT_PUBLIC_SITE_URL", "www.example.com", "an origin without"],
  ["NEXT_PUBLIC_SITE_URL", "ftp://example.com", "an origin without"],
  ["NEXT_PUBLIC_SITE_URL", "https://a.example;https://b.example", "an origin"],
  ["NEXT_PUBLIC_SITE_URL", "https://example.com.", "an origin without"],
  ["NEXT_PUBLIC_SITE_URL", "https://example.com/shop", "an origin without"],
  ["NEXT_PUBLIC_RELAY_URL", "relay", "an http(s) URL without"],
  ["NEXT_PUBLIC_RELAY_URL", "https://example.com/?a=1", "query or hash"],
  ["NEXT_PUBLIC_RELAY_URL", "https://user@example.com", "without user name"],
  ["NEXT_PUBLIC_RELAY_URL", "https://example.com;", "an http(s) URL without"],
  ["NEXT_PUBLIC_BASE_PATH", "shop/", 'a path such as "/site"'],
  ["NEXT_PUBLIC_BASE_PATH", "/..", 'a path such as "/site"'],
  ["NEXT_PUBLIC_BASE_PATH", "/a/./b", 'a path such as "/site"'],
  ["NEXT_PUBLIC_INDEXABLE", "yes", '"true" or "false"'],
])("%s as %s stops the build with one line", (name, value, expected) => {
  const act = () => parseEnv({ [name]: value });
  expect(act).toThrow(`${name} is "${value}", but it must be `);
  expect(act).toThrow(expected);
  expect(act).not.toThrow("\n");
});

test("on Vercel, site and relay are at the deployment's origin", () => {
  const urls = (VERCEL_ENV: string, NEXT_PUBLIC_SITE_URL = "") => {
    const { siteUrl, relayUrl } = parseEnv({
      VERCEL_ENV,
      VERCEL_PROJECT_PRODUCTION_URL: "www.company.in",
      VERCEL_URL: "company-x1.vercel.app",
      NEXT_PUBLIC_SITE_URL,
      NEXT_PUBLIC_RELAY_URL: "",
    });
    return [siteUrl, relayUrl];
  };
  const both = (url: string) => [url, url];
  expect(urls("preview")).toEqual(both("https://company-x1.vercel.app"));
  expect(urls("production")).toEqual(both("https://www.company.in"));
  const idn = "https://München.de:443/";
  const ascii = "https://xn--mnchen-3ya.de";
  expect(urls("production", idn)).toEqual(both(ascii));
});

test("a build for search engines needs the URL of the site", () => {
  const release = { NEXT_PUBLIC_INDEXABLE: "true" };
  for (const NEXT_PUBLIC_SITE_URL of [undefined, ""])
    expect(() => parseEnv({ ...release, NEXT_PUBLIC_SITE_URL })).toThrow(
      /^NEXT_PUBLIC_SITE_URL is not set, .+ such as https:\/\/www\.example\.com\.$/,
    );
  const site = { NEXT_PUBLIC_SITE_URL: "https://www.company.in" };
  expect(parseEnv({ ...release, ...site }).indexable).toBe(true);
});
