/** @jest-environment node */
import { patientFont } from "./defer-font";

test("the font waits for the boot script, and comes at once where there is no script", () => {
  const page =
    '<head><meta charset="utf-8"/><title>T</title><link rel="preload" href="/a.woff2" as="font" crossorigin=""/><style>a{b:c}@font-face{font-family:T;src:url(/a.woff2)}@font-face{font-family:F;src:local("Arial")}</style></head>';
  expect(patientFont(page)).toBe(
    '<head><meta charset="utf-8"/><link rel="preload" href="/a.woff2" as="font" crossorigin media="(scripting: none)"/><style media="(scripting: none)">@font-face{font-family:T;src:url(/a.woff2)}</style><title>T</title><style>a{b:c}@font-face{font-family:F;src:local("Arial")}</style></head>',
  );
});

test("a page that preloads no font is refused: the boot script would find another tag", () => {
  expect(() => patientFont('<head><meta charset="utf-8"/></head>')).toThrow(
    "preloads no font",
  );
});

test("a page that preloads two fonts is refused: only one would wait", () => {
  const link = '<link rel="preload" href="/a.woff2" as="font"/>';
  expect(() =>
    patientFont(`<head><meta charset="utf-8"/>${link}${link}</head>`),
  ).toThrow("more than one font");
});

test("a page that declares no font to fetch is refused: it would be fetched for nothing", () => {
  expect(() =>
    patientFont(
      '<head><meta charset="utf-8"/><link rel="preload" href="/a.woff2" as="font"/></head>',
    ),
  ).toThrow("declare no font");
});
