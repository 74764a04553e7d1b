/** @jest-environment node */
import { stringify } from "node:querystring";
import { forgetting } from "./path-free-modules";

const request = (folder: string, separator = "/") =>
  `next-flight-client-entry-loader.js?${stringify({
    modules: [
      JSON.stringify({
        request: [folder, "components", "a.tsx"].join(separator),
        ids: ["A"],
      }),
    ],
    server: "false",
  })}!`;

test.each([
  ["a plain one", "/home/asha/site"],
  ["one with a space and brackets", "/srv/my sites/copy (2)"],
  ["one with letters of another script", "/srv/தளம்"],
])("a module in %s has the name that it has anywhere", (_, folder) => {
  expect(forgetting(folder)(request(folder))).toBe(request(""));
});

test("a module in a folder of Windows has the name that it has anywhere", () => {
  const folder = "C:\\sites\\one";
  expect(forgetting(folder)(request(folder, "\\"))).toBe(request("", "\\"));
});

test("paths outside queries stay for webpack, which shortens them itself", () => {
  const name = "/home/asha/site/node_modules/a.js!/home/asha/site/b.tsx";
  expect(forgetting("/home/asha/site")(name)).toBe(name);
});
