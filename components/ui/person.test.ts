import { initials } from "./person";

test.each([
  ["Prof. Dr. Anna Berg", "AB"],
  ["J. Smith", "JS"],
  ["𝓜eera", "𝓜"],
  ["निशा राव", "नि"],
  ["د. هالة المصري", "ه"],
  ["ดร.เพ็ญศรี ใจดี", "พ็"],
])("the initials of %s are %s", (name, letters) => {
  expect(initials(name).join("")).toBe(letters);
});
