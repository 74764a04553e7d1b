import { readFileSync } from "node:fs";
import { printIssues } from "../print-issues";
import { exampleFiles } from "../testing/example";
import { findSamples } from "../validate";

/** What came with the sample brand, among the examples of the schemas, with changes. */
function samples(changed: Record<string, object> = {}, bytes?: Buffer) {
  const files = new Map(
    [...exampleFiles()].map(([name, data]) => [
      name,
      JSON.stringify({ ...(data as object), ...changed[name] }),
    ]),
  );
  const issues = findSamples(
    { files, otherFiles: [], images: [] },
    () => bytes,
  );
  return issues.map(
    ({ file, location, found }) => `${file}: ${location}: ${found}`,
  );
}

const quote = (field: string) =>
  expect.stringContaining(`testimonials > entry 1 (Meera Raghavan) > ${field}`);
const clients = expect.stringContaining(
  "statistics > entry 1 (clients) > value",
);

test("quotes, roles, numbers and promises of the sample brand are known", () => {
  expect(samples()).toEqual(
    expect.arrayContaining([
      quote("name"),
      quote("role"),
      clients,
      expect.stringContaining("hero > claim"),
      expect.stringContaining("clients.json: heading"),
    ]),
  );
});

test("sample set to false is not believed of any of them", () => {
  expect(samples({ site: { sample: false } })).toEqual(
    expect.arrayContaining([quote("role"), clients]),
  );
});

test("what its owner confirms is believed, and nothing else", () => {
  const found = samples({ site: { confirmed: ["120+ clients"] } });
  expect(found).not.toContainEqual(clients);
  expect(found).toContainEqual(quote("name"));
});

test("an e-mail address that leads nowhere cannot be confirmed", () => {
  const email = "hello@anekora.example";
  expect(samples({ site: { email, confirmed: [email] } })).toContainEqual(
    expect.stringContaining("site.json: email"),
  );
});

test("another number under the same label is no sample", () => {
  const found = samples({
    statistics: { statistics: [{ value: "85+", label: "clients" }] },
  });
  expect(found.join()).not.toContain("statistics.json");
});

test("a price of one's own is no sample, whatever words it begins with", () => {
  const [item] = Object(exampleFiles().get("services")).models.items;
  const priced = (price: string) =>
    samples({ services: { models: { items: [{ ...item, price }] } } }).join();
  expect(priced("From Rs 1,50,000")).toContain("> price");
  expect(priced("From Rs 2,40,000")).not.toContain("> price");
});

test("a sample picture and the sample logo are known by their bytes, whatever their names", () => {
  const image = { src: "images/scenes/ours.svg", alt: "Our own hall" };
  const contact = { contact: { image } };
  const bytes = readFileSync("components/media/mark.svg");
  expect(samples({ home: contact }, bytes)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("home.json: contact > image > src"),
      expect.stringContaining("the sample logo"),
    ]),
  );
  expect(samples({ home: contact }, Buffer.from("ours")).join()).not.toMatch(
    /image > src|> img|the sample logo/,
  );
});

test("the message says how to confirm", () => {
  const files = new Map([
    ["clients", JSON.stringify(exampleFiles().get("clients"))],
  ]);
  expect(
    printIssues(
      findSamples({ files, otherFiles: [], images: [] }, () => undefined),
    ),
  ).toContain(
    'true of you too, "Join our 120+ happy clients" in the list "confirmed" of content/site.json',
  );
});
