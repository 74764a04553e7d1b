import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { process } from "@/lib/content/load";
import { figureOf, ProcessSection } from "./process-section";

jest.mock("@/components/media/svg", () => ({ Svg: () => null }));

test("the line begins as dots and is closed at the last step, however many there are", () => {
  for (const count of [2, 3, 4, 5, 8]) {
    expect(figureOf(0, count)).toBe("step-1");
    expect(figureOf(count - 1, count)).toBe("step-4");
  }
  expect([0, 1, 2, 3].map((step) => figureOf(step, 4))).toEqual([
    "step-1",
    "step-2",
    "step-3",
    "step-4",
  ]);
  expect(figureOf(0, 1)).toBe("step-4");
});

test("the steps are an ordered list under their heading", () => {
  render(<ProcessSection content={process} />);
  expect(screen.getByRole("region", { name: process.heading })).toBeVisible();
  const steps = screen.getAllByRole("listitem");
  expect(steps.map((step) => step.querySelector("h3")?.textContent)).toEqual(
    process.steps.map((step) => step.title),
  );
});

test("a line that is drawn in part is one path without breaks, because every break starts the part anew", () => {
  for (const name of ["step-2", "step-3", "thank-you", "not-found"]) {
    const svg = readFileSync(`components/media/kolam/${name}.svg`, "utf8");
    const [line = ""] = /d="[^"]*"(?=[^>]*class="line")/.exec(svg) ?? [];
    expect(line).toMatch(/^d="M[^Mmz]+z?"$/i);
  }
});
