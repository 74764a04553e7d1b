import { firstLetter } from "./person";

test.each([
  ["𝓜eera", "𝓜"],
  ["निशा", "नि"],
])("the first letter of %s is %s", (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});
