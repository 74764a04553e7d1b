import { readText } from "@/lib/node/read-text";

test("npm ci verifies every package, those of other systems too", () => {
  const { packages } = JSON.parse(readText("package-lock.json"));
  const unverified = Object.keys(packages).filter(
    (name) => name && !packages[name].integrity,
  );
  expect(unverified).toEqual([]);
});

test("Yarn keeps packages at the same versions as npm", () => {
  const { overrides, resolutions } = JSON.parse(readText("package.json"));
  expect(resolutions).toEqual(overrides);
});
