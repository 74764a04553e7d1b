import { resourcesOf } from "./page-resources";

const page = `<html><head><style>a{color:red}</style>
<link rel="stylesheet" href="/disabled.css" disabled=""/><link rel="stylesheet" href="/a.css"/>
<link rel="preload" as="script" href="/p.js"/>
<script>start()</script><script src="/old.js" noModule=""></script><script src="/a.js" async=""></script>
<script type="application/ld+json">{"@type":"Thing"}</script>
<script type="application/json" id="loader">[{"src":"/flight.js","integrity":"sha384-x"},{"src":"/a.js","integrity":"sha384-y"}]</script></head>
<body><picture><source type="image/avif" srcset="/s.avif 480w, /l.avif 960w"/><img src="/l.webp"/></picture>
<img src="/later.png" loading="lazy"/><img src="/now.png"/></body></html>`;

test("what a visitor fetches before scrolling is counted once, as a current browser chooses it", () => {
  expect(resourcesOf(page)).toEqual({
    inlineCss: "a{color:red}",
    // Data does not run.
    inlineScript: "start()",
    // A disabled one is not fetched.
    stylesheets: ["/a.css"],
    // Deferred ones too, and none for old browsers.
    scripts: ["/a.js", "/flight.js"],
    // The largest file of the best format.
    images: ["/l.avif", "/now.png"],
  });
});
