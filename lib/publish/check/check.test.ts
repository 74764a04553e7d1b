import {
  exampleFiles,
  issueLine,
  issuesWith,
  textPage,
} from "@/lib/publish/check/testing/example";
import { printIssues } from "./print-issues";

const landing = "landing-pages/web-development";
const files = exampleFiles();
const processText = files.get("process") ?? "";

test("the examples of the schemas are valid", () => {
  expect(printIssues(issuesWith({}))).toBe("");
});

test("a message names the place, the mistake and its correction", () => {
  const lead = /"lead": ".*"/;
  const changed = processText.replace(lead, '"lead": 5');
  expect(printIssues(issuesWith({ process: changed }))).toBe(
    [
      "content/process.json:3:11  lead",
      "    found     5",
      "    expected  a text in quotation marks",
      '    try       "5"',
    ].join("\n"),
  );
});

test("a missing field is reported at its group", () => {
  const title = /"title": ".*",/;
  const [issue] = issuesWith({ process: processText.replace(title, "") });
  const before = processText.slice(0, processText.search(/\{\s+"title"/));
  expect(issue?.line).toBe(before.split("\n").length);
});

test("an unreadable site.json is the only issue", () => {
  const issues = issuesWith({ site: "{" });
  expect(issues.map(({ file }) => file)).toEqual(["content/site.json"]);
});

test.each([
  ["images/portfolio", "images\\portfolio", "JSON syntax"],
  ['"portfolio": {', '"portfolo": {', "portfolo"],
])("a link to a file with the mistake %s is fine", (written, typed, place) => {
  const changed = files.get(landing)?.replace(written, typed);
  const issues = issuesWith({ [landing]: changed });
  expect(issues.map(({ location }) => location)).toEqual([place]);
});

/** Each key is a mistake: changed files, and the issues that follow. */
const cases: Record<string, [changed: object, ...issues: string[]]> = {
  "a deleted file": [
    { clients: undefined },
    "clients: the whole file: the file that pages read, as content/schemas/clients.schema.json describes it; try git restore content/clients.json, which brings back the file as it was",
  ],
  "a file under a wrong name": [
    { clients: undefined, client: "{}" },
    "(warning) client: the whole file: a file of content/README.md, or a page: content/landing-pages/….json or content/text-pages/….md",
    "clients: the whole file: the file that pages read, as content/schemas/clients.schema.json describes it; try renaming content/client.json",
  ],
  "a landing page under a name that is no path": [
    { [landing]: undefined, "landing-pages/Über uns": files.get(landing) },
    "landing-pages/Über uns: the whole file: a file name of small letters and digits, joined by single hyphens, that no other page has and Windows allows: it becomes the path, unless the file has one as its field path; try the name content/landing-pages/uber-uns.json",
  ],
  "a landing page under the path of the relay": [
    { [landing]: undefined, "landing-pages/send-email": files.get(landing) },
    "landing-pages/send-email: the whole file: a file name of small letters and digits, joined by single hyphens, that no other page has and Windows allows: it becomes the path, unless the file has one as its field path",
  ],
  "a landing page under the path of another page": [
    { [landing]: undefined, "landing-pages/services": files.get(landing) },
    "landing-pages/services: the whole file: a file name of small letters and digits, joined by single hyphens, that no other page has and Windows allows: it becomes the path, unless the file has one as its field path",
  ],
  "a landing page under the name of a device": [
    { [landing]: undefined, "landing-pages/lpt9": files.get(landing) },
    "landing-pages/lpt9: the whole file: a file name of small letters and digits, joined by single hyphens, that no other page has and Windows allows: it becomes the path, unless the file has one as its field path",
  ],
  "two pages of one name in two folders": [
    { "text-pages/web-development": files.get(textPage) },
    ...["landing-pages", "text-pages"].map(
      (folder) =>
        `${folder}/web-development: the whole file: a file name of small letters and digits, joined by single hyphens, that no other page has and Windows allows: it becomes the path, unless the file has one as its field path`,
    ),
  ],
  "folders without pages": [{ [landing]: undefined, [textPage]: undefined }],
};

test.each(Object.entries(cases))("%s", (_mistake, [changed, ...issues]) => {
  const found = issuesWith({ ...changed });
  const ofFiles = found.filter(({ location }) => location === "the whole file");
  expect(ofFiles.map(issueLine)).toEqual(issues);
});

test("other files that look like content are warned about", () => {
  const other = [
    "home.json.orig",
    "home (1).json",
    "landing-pages/a.json.txt",
    "text-pages/a.json",
  ];
  const issues = issuesWith({}, [...other, "README.md"]);
  expect(issues.map(({ severity, file }) => [severity, file])).toEqual(
    other.toSorted().map((name) => ["warning", `content/${name}`]),
  );
});
