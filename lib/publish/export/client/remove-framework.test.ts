import { parseHtml } from "@/lib/publish/export/html";
import { exampleBuild } from "@/lib/publish/export/testing/example-build";
import { removeFramework } from "./remove-framework";

const ofNext =
  '<link rel="preload" as="script" href="/_next/a.js"><link rel="preload" as="image" href="/a.png"><script src="/_next/a.js"></script><script>self.__next_f.push([1])</script><div hidden=""><!--$--></div>';
const own = [
  '<link rel="preload" as="image" href="/b.png">',
  '<link rel="stylesheet" href="https://x.example/a.css">',
  '<script src="/a.js"></script>',
  "<script>own()</script>",
  '<script type="application/json">{}</script>',
  '<div hidden="">text</div>',
  '<img src="/a.png">',
].join("");

test("only what Next wrote is taken out of a page", () => {
  const $ = parseHtml(`<body>${ofNext}${own}</body>`);
  removeFramework({ file: "a.html", $ }, exampleBuild);
  expect($("body").html()).toBe(own);
});
