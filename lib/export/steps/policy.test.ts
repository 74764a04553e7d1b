import { findElements, getAttribute, parseHtml } from "@/lib/export/html";
import { exampleSite } from "@/lib/export/testing/example-site";
import { addPolicy } from "./policy";

const site = { ...exampleSite, relayUrl: "https://relay.example.com/api" };
const tree = parseHtml(
  '<meta charset="utf-8"><style>a{}</style><script>1</script><script type="application/json">{}</script><script src="/x.js"></script>',
);
addPolicy({ file: "a.html", tree }, site, ["'sha256-x'"]);
const [, meta] = findElements(tree, "meta");
const policy = meta && getAttribute(meta, "content");

test("the forms may reach the relay's origin and nothing else", () => {
  expect(policy).toContain("connect-src 'self' https://relay.example.com;");
});
