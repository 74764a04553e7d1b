import { resourcesOf } from "./page-resources";

const page = `<html><head><style>a{color:red}</style>
<script>start()</script>
<script type="application/ld+json">{"@type":"Thing"}</script>
<script type="application/json" id="loader">[{"src":"/flight.js","integrity":"sha384-x"},{"src":"/a.js","integrity":"sha384-y"}]</script></head>
<body><picture><source type="image/avif" srcset="/s.avif 480w, /l.avif 960w"/><img src="/l.webp"/></picture>
<img src="/later.png" loading="lazy"/><img src="/now.png"/><img src="/now.png"/></body></html>`;

test("what a visitor fetches before scrolling is counted once, as a current browser chooses it", () => {
  expect(resourcesOf(page)).toEqual({
    inlineCss: "a{color:red}",
    // Data does not run.
    inlineScript: "start()",
    scripts: ["/flight.js", "/a.js"],
    // The largest file of the best format.
    images: ["/l.avif", "/now.png"],
  });
});
