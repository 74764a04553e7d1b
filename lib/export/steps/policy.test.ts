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

test("the forms may reach the relay's origin and nothing else", () => {
  expect(policy).toContain("connect-src 'self' https://relay.example.com;");
});

test("films of the site play, and frames show the sites that are listed", () => {
  expect(policy).toContain("media-src 'self';");
  expect(policy).toContain(`frame-src ${folder.frames.join(" ")};`);
});
