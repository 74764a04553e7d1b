import { findElements, getAttribute, parseHtml } from "@/lib/export/html";
import { exampleSite } from "@/lib/export/testing/example-site";
import { policyErrors } from "./export-errors";
import { addPolicies, policy } from "./policy";

const site = { ...exampleSite, relayUrl: "https://relay.example.com/api" };
const html =
  '<meta charset="utf-8"><style>a{}</style><script>1</script><script type="application/json">{}</script><script src="/x.js"></script>';
const runtimeStyles = ["'sha256-x'"];
const strict = policy(site, [parseHtml(html)], runtimeStyles);

test("each page starts with its policy, without what only a header can say", () => {
  const tree = parseHtml(html);
  const header = addPolicies([{ file: "a.html", tree }], site, runtimeStyles);
  const [, meta] = findElements(tree, "meta");
  expect(meta && getAttribute(meta, "content")).toBe(
    header.replace("frame-ancestors 'none'; ", ""),
  );
});

test("no other style and no string that becomes code is allowed", () => {
  expect(strict).toMatch(/style-src 'self' 'sha256-[^;]+ 'sha256-x';/);
  expect(strict).toContain("trusted-types 'none'");
});

test("the forms may reach the relay's origin and nothing else", () => {
  expect(strict).toContain("connect-src 'self' https://relay.example.com;");
});

test("a policy longer than Cloudflare reads is an error", () => {
  expect(policyErrors(strict.padEnd(1950))).toEqual([]);
  expect(policyErrors(strict.padEnd(1951))).toHaveLength(1);
});
