/** @jest-environment node */
import { takeScripts } from "./defer-scripts";

const page = `<head><script src="/_next/static/chunks/main-app-1.js" async=""></script>
<script src="/_next/static/chunks/2.js" async=""></script>
<script src="/_next/static/chunks/polyfills-1.js" noModule=""></script></head><body><main>Text</main>
<script src="/_next/static/chunks/webpack-1.js" id="_R_" async=""></script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script></body>`;

test("the data of a page keeps its order", () => {
  expect(takeScripts(page).flight).toBe(
    '(self.__next_f=self.__next_f||[]).push([0])\nself.__next_f.push([1,"x"])',
  );
});

test("the runtime comes first and the entry that hydrates comes last", () => {
  expect(takeScripts(page).sources).toEqual([
    "/_next/static/chunks/webpack-1.js",
    "/_next/static/chunks/2.js",
    "/_next/static/chunks/main-app-1.js",
  ]);
});

test("nothing that runs is left in the page, text and the tag for old browsers are", () => {
  const { html } = takeScripts(page);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('noModule=""');
  expect(html).toContain("<main>Text</main>");
});

test("an inline script that nobody knows stops the build", () => {
  expect(() => takeScripts("<script>alert(1)</script>")).toThrow(/alert/);
});
