/** @jest-environment node */
import { patientFont } from "./patient-font";

test("the font waits for the boot script, and comes at once where there is no script", () => {
  const page =
    '<head><meta charset="utf-8"/><title>T</title><link rel="preload" href="/a.woff2" as="font" crossorigin=""/></head>';
  expect(patientFont(page)).toBe(
    '<head><meta charset="utf-8"/><link rel="preload" href="/a.woff2" as="font" crossorigin media="(scripting: none)"/><title>T</title></head>',
  );
});

test("a page that preloads no font is refused: the boot script would find another tag", () => {
  expect(() => patientFont('<head><meta charset="utf-8"/></head>')).toThrow(
    "preloads no font",
  );
});
