import { findSchemaName } from "@/lib/content/files";
import { exampleFiles } from "@/lib/publish/check/testing/example";
import { checkTexts } from "./check";
import { jsonSchemas } from "./json-schemas";
import { sampleIssues, sampleLeft } from "./sample";

const landing = Array.from({ length: 30 }, (_, n) => `landing-pages/${n}.json`);
const all = [...exampleFiles().keys()].map((name) => `${name}.json`);

test("sample files stand with what they promise, all others last", () => {
  const lines = sampleLeft(["images", ...all]);
  expect(lines.at(-1)).toMatch(/^images/);
  for (const name of all) {
    const schema = findSchemaName(name.slice(0, -5));
    const promises = schema && jsonSchemas[schema].promises;
    const line = lines.find((line) => line.split(/, | \(/).includes(name));
    expect(line?.endsWith(`(${promises})`)).toBe(Boolean(promises));
  }
});

test("a long list of samples fits one screen", () => {
  const names = [...all, ...landing, "images", "logo"];
  const lines = sampleLeft(names);
  expect(lines.length).toBeLessThan(16);
  for (const name of names) expect(lines.join()).toContain(name);
});

/** Where a release finds values of the sample, after values of a company's own site.json are changed. */
function samplesAfter(change: object): string[] {
  const site = {
    ...JSON.parse(exampleFiles().get("site") ?? ""),
    sample: [],
    phone: { shown: "+91 98765 43210", link: "+919876543210" },
    social: [],
    chat: undefined,
    directions: "https://maps.company.in/office",
    ...change,
  };
  const files = exampleFiles().set("site", JSON.stringify(site));
  const { sources } = checkTexts({ files, otherFiles: [], images: [] }, []);
  return sampleIssues(sources).map(({ location }) => location);
}

test.each<[string, object, string[]]>([
  ["nothing of a company's own", {}, []],
  ["an e-mail address", { email: "hello@company.example" }, ["email"]],
  ["a link", { directions: "https://maps.example.com/a" }, ["directions"]],
  [
    "a phone number",
    { phone: { shown: "+91 00000 00000", link: "+910000000000" } },
    ["phone > link"],
  ],
  [
    "the list alone while it names the file",
    { sample: ["site.json"], email: "hello@company.example" },
    ["sample"],
  ],
])("a release finds what is left of the sample: %s", (_, change, found) => {
  expect(samplesAfter(change)).toEqual(found);
});
