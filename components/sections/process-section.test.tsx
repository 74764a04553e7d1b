/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { projectSteps } from "@/lib/content/load";
import { ProcessSection } from "./process-section";

test("the steps are an ordered list under their heading", () => {
  render(<ProcessSection content={projectSteps} />);
  expect(
    screen.getByRole("region", { name: projectSteps.heading }),
  ).toBeVisible();
  expect(screen.getByRole("list").tagName).toBe("OL");
  const steps = screen.getAllByRole("listitem");
  expect(steps.map((step) => step.querySelector("h3")?.textContent)).toEqual(
    projectSteps.steps.map((step) => step.title),
  );
});

test("a line that is drawn in part is one path without breaks", () => {
  for (const name of ["process", "thank-you", "not-found"]) {
    const svg = readFileSync(
      `content/brand/drawings/kolam/${name}.svg`,
      "utf8",
    );
    const [line = ""] = /d="[^"]*"(?=[^>]*class="line")/.exec(svg) ?? [];
    expect(line).toMatch(/^d="M[^Mmz]+z?"$/i);
  }
});
