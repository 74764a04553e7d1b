/** @jest-environment node */

import {
  insertedCss,
  runtimeStyleHashes,
} from "../deferred-hydration/runtime-styles";
import { policyFaults } from "./checks";
import { inlineHashes, metaPolicy, policy, union } from "./policy";
import type { Site } from "./site";

const site: Site = {
  out: "out",
  basePath: "",
  siteUrl: "https://www.example.com",
  relayUrl: "https://relay.example.com/api",
  indexable: true,
};
const html =
  '<style>a{}</style><script>1</script><script type="application/json">{}</script><script src="/x.js"></script>';

test("inline scripts and styles are hashed, data and files are not", () => {
  const { scripts, styles } = inlineHashes(html);
  expect([...scripts]).toEqual([
    "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
  ]);
  expect(styles.size).toBe(1);
});

test("the same text on two pages is named once in the header", () => {
  const hashes = inlineHashes(html);
  expect(union([hashes, hashes])).toEqual(hashes);
});

test("the forms may reach the relay's origin and nothing else", () => {
  expect(policy(site, inlineHashes(html), [])).toContain(
    "connect-src 'self' https://relay.example.com;",
  );
});

test("only the header forbids framing, for a page cannot", () => {
  const header = policy(site, inlineHashes(html), []);
  expect(header).toContain("frame-ancestors 'none'");
  expect(metaPolicy(header)).not.toContain("frame-ancestors");
});

test("a policy without the relay, or with unsafe parts, is a fault", () => {
  const strict = policy(site, inlineHashes(html), []);
  expect(policyFaults(strict, site)).toEqual([]);
  expect(
    policyFaults(strict, { ...site, relayUrl: "https://other.example.com" }),
  ).toEqual([expect.stringContaining("https://other.example.com")]);
  expect(
    policyFaults(strict.replace("'self'", "'unsafe-inline'"), site),
  ).not.toEqual([]);
});

test("a https site cannot send to a relay without https", () => {
  const open = { ...site, relayUrl: "http://relay.example.com" };
  expect(policyFaults(policy(open, inlineHashes(html), []), open)).toEqual([
    expect.stringContaining("https"),
  ]);
});

test("the style of the messages is read from the installed version", () => {
  expect(runtimeStyleHashes()).toHaveLength(2);
  expect(insertedCss('__insertCSS("a{b:\\"c\\"}");')).toBe('a{b:"c"}');
});
