import { parseHtml } from "@/lib/export/html";
import { exampleSite } from "@/lib/export/testing/example-site";
import { addPolicy } from "./policy";

const site = { ...exampleSite, relayUrl: "https://relay.example.com/api" };
const $ = parseHtml(
  '<meta charset="utf-8"><style>a{}</style><script>1</script><script type="application/json">{}</script><script src="/x.js"></script>',
);
addPolicy({ file: "a.html", $ }, site, ["'sha256-x'"]);
const policy = $("meta[http-equiv]").attr("content");

test("the forms may reach the relay's origin and nothing else", () => {
  expect(policy).toContain("connect-src 'self' https://relay.example.com;");
});
