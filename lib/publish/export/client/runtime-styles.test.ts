import { insertedCss, runtimeStyleHashes } from "./runtime-styles";

test("the style of the toasts is read from the installed version", () => {
  expect(runtimeStyleHashes()).toHaveLength(2);
  expect(insertedCss('__insertCSS("a{b:\\"c\\"}");')).toBe('a{b:"c"}');
});

test("a version that no longer writes its style as text is an error", () => {
  expect(() => insertedCss("__insertCSS(css)")).toThrow("sonner");
});
