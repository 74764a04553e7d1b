import { exampleFiles } from "../testing/example";
import { validateContent } from "../validate";
import { hashesOf, sampleIssues } from "./samples";

const logo = Buffer.from("the logo of the sample");
const picture = Buffer.from("a picture of the sample");
const read = (path: string) => (path.includes("mark.svg") ? logo : picture);

/** What a publication would stop at, if the examples of the schemas were the sample, after some changes. */
function samples(
  changed: Record<string, object> = {},
  { isRelease = true, bytes = read } = {},
) {
  const known = hashesOf(sourcesOf({}).values(), read);
  return sampleIssues(sourcesOf(changed), bytes, isRelease, new Set(known)).map(
    ({ severity, file, location, found }) =>
      `${severity} ${file}: ${found.startsWith("the logo") ? "logo" : location}`,
  );
}

function sourcesOf(changed: Record<string, object>) {
  const files = new Map(
    [...exampleFiles()].map(([name, data]) => [
      name,
      JSON.stringify({ ...(data as object), ...changed[name] }),
    ]),
  );
  return validateContent({ files, otherFiles: [], images: [] }).sources;
}

const at = (place: string) => `error content/${place}`;
const quote = at(
  "testimonials.json: testimonials > entry 1 (Meera Raghavan) > role",
);
const clients = at("statistics.json: statistics > entry 1 (clients) > value");
const answer = at(
  "contact-us.json: questions > items > entry 1 (How long will it take?) > answer",
);

test("long texts, numbers, names and pictures of the sample are known, and its logo", () => {
  expect(samples()).toEqual(
    expect.arrayContaining([
      quote,
      clients,
      answer,
      at("site.json: email"),
      at("site.json: logo"),
      at("home.json: contact > image > src"),
    ]),
  );
});

test("short texts and the copy of controls are anybody's", () => {
  const found = samples().join();
  expect(found).not.toContain("call-to-action.json: link > label");
  expect(found).not.toContain("interface.json");
});

test("a text, picture or logo of one's own is no sample", () => {
  const own = { statistics: { statistics: [{ value: "85+" }] } };
  const found = samples(own, { bytes: () => Buffer.from("ours") }).join();
  expect(found).not.toMatch(/statistics > entry|image > src|site.json: logo/);
});

test.each([
  ["a text, word for word", "120+", clients],
  ["a whole file", "testimonials.json", quote],
  ["a list", "contact-us.json > questions", answer],
])("%s can be confirmed", (_what, entry, claim) => {
  const found = samples({ site: { confirmed: [entry] } });
  expect(found).not.toContain(claim);
  expect(found.filter((line) => line.includes("confirmed"))).toEqual([]);
});

test("an entry that confirms nothing is an error", () => {
  expect(samples({ site: { confirmed: ["privacy"] } })).toContain(
    at("site.json: confirmed > entry 1"),
  );
});

test("a sample that says it is none gets one warning at once", () => {
  expect(samples({ site: { sample: false } }, { isRelease: false })).toEqual([
    "warning content/site.json: sample",
  ]);
});

test("nothing is said of a sample that says so before it is published", () => {
  const isSample = { site: { sample: true } };
  expect(samples(isSample, { isRelease: false })).toEqual([]);
  expect(samples(isSample)).toContain(at("site.json: sample"));
});
