/** @jest-environment node */
import { partsOf, withoutScripts } from "./markup";

const page = `<html><head><style>a{color:red}</style>
<link rel="stylesheet" href="/held.css" disabled=""/><link rel="stylesheet" href="/a.css"/>
<link rel="preload" href="/f.woff2" as="font"/><link rel="preload" as="script" href="/p.js"/>
<script>boot()</script><script src="/old.js" noModule=""></script><script src="/a.js" async=""></script>
<script type="application/ld+json">{"@type":"Thing"}</script>
<script type="application/json" id="boot">[["/flight.js","sha384-x"],["/a.js","sha384-y"]]</script></head>
<body><picture><source type="image/avif" srcset="/s.avif 480w, /l.avif 960w"/><img src="/l.webp"/></picture>
<img src="/later.png" loading="lazy"/><img src="/now.png"/></body></html>`;

test("the page without scripts keeps its data, style and text alone", () => {
  const bare = withoutScripts(page);
  expect(bare).not.toMatch(/boot|\.js/);
  expect(bare).toContain('{"@type":"Thing"}');
  expect(bare).toContain("a{color:red}");
});

test("scripts in the page and scripts held back are counted once, those for old browsers not at all", () => {
  expect(partsOf(page).scripts).toEqual(["/a.js", "/flight.js"]);
});

test("only script that runs counts as inline script", () => {
  expect(partsOf(page).inlineScript).toBe("boot()");
});

test("a disabled stylesheet is not fetched", () => {
  expect(partsOf(page).stylesheets).toEqual(["/a.css"]);
});

test("of a picture in the first view the largest file of the best format counts", () => {
  expect(partsOf(page).pictures).toEqual(["/l.avif", "/now.png"]);
});
