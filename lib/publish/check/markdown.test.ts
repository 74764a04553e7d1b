import { mainRoutes } from "@/lib/content/pages";
import { markdownToJson } from "@/lib/content/read";
import {
  exampleFiles,
  issueLine,
  issuesWith,
  textPage,
} from "@/lib/publish/check/testing/example";

const { body: _, ...example } = JSON.parse(exampleFiles().get(textPage) ?? "");
const fields = JSON.stringify(example, null, 2);
const pages = [
  ...mainRoutes.map(({ path }) => path),
  "/web-development",
  "/terms",
].join(", ");
const headings = (marks: string) =>
  `body > heading: a heading with ${marks} in front: the page has its large one in the field “heading”, and no level is left out`;

/** Each key is a mistake in the text below the fields, with the line of the first issue and the issues. */
const cases: Record<string, [text: string, line: number, ...string[]]> = {
  "everything that a text may have": [
    "## One\n\n### Two\n\n- [a link](/web-development)\n- info@example.com\n\n> **a quote**\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n![A camera above a belt](images/scenes/belt.svg)",
    0,
  ],
  "a heading that skips a level": [
    "## One\n\n#### Two",
    3,
    headings("## to ###"),
  ],
  "a second large heading": ["# One", 1, headings("##")],
  "a dead link in a list of a quote": [
    "Some text.\n\n> - [terms](/term)",
    3,
    `body > link: a page of this site: ${pages}; try "/terms"`,
  ],
  "a link without a page in front": [
    "[Terms](terms.html)",
    1,
    expect.stringMatching(/: body > link: a link: \/page of this site/),
  ],
  "a picture that is not there": [
    "![A camera above a belt](images/scenes/belts.svg)",
    1,
    'body > image: a picture that lies in content/images/scenes/ (capital letters count); try "images/scenes/belt.svg"',
  ],
  "a picture of another site": [
    "![A camera above a belt](https://www.example.com/belt.svg)",
    1,
    expect.stringMatching(/: a picture below content\/images with a name/),
  ],
  "a picture without words": [
    "![](images/scenes/belt.svg)",
    1,
    "body > image: a description of what the picture shows in words, not a file name",
  ],
  HTML: [
    "Some <b>bold text.",
    1,
    "body > html: text without HTML; visitors see it as it is written",
  ],
  "a name that stands for nothing": [
    "We are {brnd}.",
    0,
    "body: a name of content/site.json in the braces; {brnd} stands for nothing; try {brand}",
  ],
  "no text": [
    "",
    0,
    expect.stringMatching(/^text-pages\/terms: body: The text/),
  ],
};

test.each(Object.entries(cases))("%s", (_mistake, [text, line, ...issues]) => {
  const found = issuesAfter(`${fields}\n${text}\n`);
  expect(found.map(issueLine)).toEqual(
    issues.map((one) =>
      typeof one === "string" ? `${textPage}: ${one}` : one,
    ),
  );
  if (line) expect(found[0]?.line).toBe(fields.split("\n").length + line);
});

test.each([
  ["other fields in front", "---\ntitle: Terms\n---\n", "---"],
  ["no fields", "## Terms\n", "## Terms"],
])("with %s it says how a file begins", (_, text, written) => {
  const [issue, ...others] = issuesAfter(text);
  expect(others).toEqual([]);
  expect(issue?.found).toBe(written);
  expect(issue?.expected).toMatch(/^first the fields of the page as JSON/);
});

test("a mistake in the fields is found as in any other file", () => {
  const [issue] = issuesAfter(`${fields.replace(/",\n/, '"\n')}\nText.`);
  expect(issue?.location).toBe("JSON syntax");
  expect(issue?.suggestion).toBe("a comma at the end of this line");
});

test("Windows line breaks and tabs change nothing", () => {
  const text = `${fields}\n- one\n\t- two\n`.replaceAll("\n", "\r\n");
  expect(issuesAfter(text)).toEqual([]);
});

function issuesAfter(file: string) {
  return issuesWith({ [textPage]: markdownToJson(file) });
}
