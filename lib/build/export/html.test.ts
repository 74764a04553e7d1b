/** @jest-environment node */
import {
  formatAttributes,
  insertAfterCharset,
  parseAttributes,
  replaceElements,
  replaceLinks,
  scriptSafeJson,
} from "./html";

test("attributes survive reading and writing", () => {
  const source = ' rel="stylesheet" href="/a.css?x=1&amp;y=2" disabled';
  expect(parseAttributes(source)).toEqual({
    rel: "stylesheet",
    href: "/a.css?x=1&y=2",
    disabled: "",
  });
  expect(formatAttributes(parseAttributes(source))).toBe(source);
});

test("elements are replaced one by one, the rest stays as it was", () => {
  const html = '<p>a</p><script>1</script>b<script src="/x"></script>c';
  expect(
    replaceElements(html, "script", ({ source, attributes }) =>
      attributes.src ? source : "",
    ),
  ).toBe('<p>a</p>b<script src="/x"></script>c');
});

test("dollar signs in a replacement are only text", () => {
  expect(insertAfterCharset('<meta charSet="utf-8"/>', "$&$1")).toBe(
    '<meta charSet="utf-8"/>$&$1',
  );
});

test("links are found with and without a closing slash", () => {
  expect(replaceLinks('<link rel="a"><link rel="b"/>', () => "-")).toBe("--");
});

test("data in a script element cannot end it", () => {
  const json = scriptSafeJson({ a: "</script><script>" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({ a: "</script><script>" });
});
