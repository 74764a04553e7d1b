import { statistic } from "./statistic";

test.each([
  ["7", "7", "", 7, 7],
  ["120+", "120", "+", 120, 120],
  ["1,250+", "1,250", "+", 1250, 1250],
  ["2,50,000", "2,50,000", "", 250_000, 250_000],
  ["99.9 %", "99.9", " %", 99.9, 999],
  ["2.5 million", "2.5", " million", 2.5, 25],
])("%s is a number to count to", (text, digits, suffix, value, steps) => {
  expect(statistic(text, 1)).toMatchObject({ digits, suffix, value, steps });
});

test("a count that would take more than six seconds takes six", () => {
  const { steps, stepMs } = statistic("2,500,000", 50);
  expect(steps * stepMs).toBeCloseTo(6000);
});

test("a count that takes at most six seconds keeps its pace", () => {
  expect(statistic("120+", 50).stepMs).toBe(50);
});
