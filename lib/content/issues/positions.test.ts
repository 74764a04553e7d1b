/** @jest-environment node */

import { report } from "../report";
import { exampleFiles, examplePictures, problemsOf } from "../testing/example";
import { findIssues } from "../validate";

test("the examples that editors show are right themselves", () => {
  const files = new Map(
    [...exampleFiles()].map(([name, data]) => [name, JSON.stringify(data)]),
  );
  const errors = findIssues({ files, pictures: examplePictures }).filter(
    ({ severity }) => severity === "error",
  );
  expect(report(errors)).toBe("");
});

test("a message names the line and the column of the value", () => {
  const [problem] = problemsOf({
    process: `{
  "$schema": "./schemas/process.schema.json",
  "heading": "How a project gets drawn",
  "lead": 5,
  "steps": [{ "title": "Place the dots", "text": "We meet." }]
}`,
  });
  expect(problem).toMatchObject({ line: 4, column: 11, place: "lead" });
});

test("the message on a missing field names the group that lacks it", () => {
  const [problem] = problemsOf({
    process: `{
  "$schema": "./schemas/process.schema.json",
  "heading": "How a project gets drawn",
  "lead": "Dots first.",
  "steps": [
    { "title": "Place the dots" }
  ]
}`,
  });
  expect(problem).toMatchObject({ line: 6, column: 5 });
});

test("of a field that is written twice, the second is pointed at", () => {
  const [problem] = problemsOf({
    process: `{
  "$schema": "./schemas/process.schema.json",
  "heading": "How a project gets drawn",
  "lead": "Dots first.",
  "lead": "Lines first.",
  "steps": [{ "title": "Place the dots", "text": "We meet." }]
}`,
  });
  expect(problem).toMatchObject({ line: 5, column: 3 });
});

test("problems of several files are reported at once, in the order of the files", () => {
  const problems = problemsOf({ "call-to-action": "{", clients: "{" });
  expect(problems.map(({ file }) => file)).toEqual([
    "content/call-to-action.json",
    "content/clients.json",
  ]);
});

test("while site.json cannot be read, its placeholders are not called unknown", () => {
  const problems = problemsOf({ site: "{" });
  expect(problems.map(({ file }) => file)).toEqual(["content/site.json"]);
});
