import { parseHtml } from "@/lib/export/html";
import { exampleFolder } from "@/lib/export/testing/example-folder";
import { addPolicy } from "./policy";

const folder = {
  ...exampleFolder,
  relayUrl: "https://relay.example.com/api",
  frames: ["https://maps.example.com", "https://films.example.com"],
};
const $ = parseHtml(
  '<meta charset="utf-8"><style>a{}</style><script>1</script><script type="application/json">{}</script><script src="/x.js"></script>',
);
addPolicy({ file: "a.html", $ }, folder, ["'sha256-x'"]);
const policy = $("meta[http-equiv]").attr("content");

test.each([
  "connect-src 'self' https://relay.example.com;",
  "media-src 'self';",
  "frame-src https://maps.example.com https://films.example.com;",
])("pages reach the relay, own films and listed frames: %s", (part) => {
  expect(policy).toContain(part);
});
