import { overruns } from "./overruns";

const figures = {
  script: [
    { file: "a.js", bytes: 400 },
    { file: "b.js", bytes: 700 },
  ],
};

test("a page within its budget gives no message", () => {
  expect(overruns("/", figures, { script: 1100 })).toEqual([]);
});

test("a figure over its budget is named with the growth and the largest file first", () => {
  expect(overruns("/", figures, { script: 1000 })).toEqual([
    "/: script is 1100, 100 over its budget of 1000; the largest: b.js (700), a.js (400).",
  ]);
});

test("a figure without a budget has none to spend", () => {
  expect(overruns("/", figures, {})).toHaveLength(1);
});
