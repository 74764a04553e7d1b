import { resourcesOf, withoutScripts } from "./page-resources";

const page = `<html><head><style>a{color:red}</style>
<link rel="stylesheet" href="/disabled.css" disabled=""/><link rel="stylesheet" href="/a.css"/>
<link rel="preload" href="/f.woff2" as="font"/><link rel="preload" as="script" href="/p.js"/>
<script>start()</script><script src="/old.js" noModule=""></script><script src="/a.js" async=""></script>
<script type="application/ld+json">{"@type":"Thing"}</script>
<script type="application/json" id="loader">[{"src":"/flight.js","integrity":"sha384-x"},{"src":"/a.js","integrity":"sha384-y"}]</script></head>
<body><picture><source type="image/avif" srcset="/s.avif 480w, /l.avif 960w"/><img src="/l.webp"/></picture>
<img src="/later.png" loading="lazy"/><img src="/now.png"/></body></html>`;

test("the page without scripts keeps its data, style and text alone", () => {
  const bare = withoutScripts(page);
  expect(bare).not.toMatch(/start|\.js/);
  expect(bare).toContain('{"@type":"Thing"}');
  expect(bare).toContain("a{color:red}");
});

test("scripts in the page and deferred scripts are counted once, those for old browsers not at all", () => {
  expect(resourcesOf(page).scripts).toEqual(["/a.js", "/flight.js"]);
});

test("only script that runs counts as inline script", () => {
  expect(resourcesOf(page).inlineScript).toBe("start()");
});

test("a disabled stylesheet is not fetched", () => {
  expect(resourcesOf(page).stylesheets).toEqual(["/a.css"]);
});

test("of an image in the first view the largest file of the best format counts", () => {
  expect(resourcesOf(page).images).toEqual(["/l.avif", "/now.png"]);
});
