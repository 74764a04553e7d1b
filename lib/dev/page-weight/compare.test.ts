/** @jest-environment node */
import { overruns } from "./compare";

const figures = {
  script: [
    { file: "a.js", bytes: 700 },
    { file: "b.js", bytes: 400 },
  ],
};

test("a page within its budget says nothing", () => {
  expect(overruns("/", figures, { script: 1100 }, {})).toEqual([]);
});

test("the file that grew is named with its growth, the one that did not is left out", () => {
  expect(
    overruns("/", figures, { script: 1000 }, { "a.js": 580, "b.js": 400 }),
  ).toEqual([
    "/: script is 1100, 100 over its budget of 1000: a.js grew by 120 to 700.",
  ]);
});

test("a new file is called new", () => {
  expect(
    overruns("/", figures, { script: 1000 }, { "a.js": 700 }).join(),
  ).toContain("b.js is new with 400");
});

test("a budget for a figure that does not exist is a mistake", () => {
  expect(overruns("/", figures, { scripts: 1 }, {})).toEqual([
    '/: budget.json names "scripts", which is no figure.',
  ]);
});
