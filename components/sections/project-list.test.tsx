/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { frames } from "@/lib/content/pictures/picture-frames";
import type { Project } from "@/lib/content/types";
import { ProjectList } from "./project-list";

jest.mock("@/lib/content/pictures/picture-files", () => ({
  pictureFiles: () => ({
    variants: [{ format: "webp", width: 4, file: "a.webp" }],
  }),
}));

const project: Project = {
  id: "boat",
  title: "The Boat",
  description: "A boat in a browser",
  img: "images/portfolio/boat.png",
  alt: "A boat on a lake",
  case: {
    problem: "It sank.",
    solution: "We raised it.",
    result: { value: "9 of 10", label: "guests stay dry" },
    time: "3 weeks",
    madeWith: "Wood",
  },
};

function renderList(portfolio?: string) {
  const { case: _, ...plain } = project;
  const entries = [
    { project: plain },
    { project: { ...project, id: "ship" }, href: "#case-ship" },
  ];
  render(
    <ProjectList entries={entries} read="Read it" portfolio={portfolio} />,
  );
}

test.each([undefined, "class"])(
  "a tile says what came of the project (portfolio: %s)",
  (portfolio) => {
    renderList(portfolio);
    const [without, tile] = screen.getAllByRole("listitem");
    expect(tile).toHaveTextContent("9 of 10 guests stay dry Read it");
    expect(without).not.toHaveTextContent("Read it");
    // The link is named by its title alone.
    expect(screen.getByRole("link")).toHaveAccessibleName("The Boat");
  },
);

test.each([
  ["class", frames.firstProject],
  [undefined, frames.project],
])(
  "the first picture is wider than the others in a portfolio alone (%s)",
  (portfolio, first) => {
    renderList(portfolio);
    const pictures = screen.getAllByAltText("A boat on a lake");
    for (const [at, { sizes }] of [first, frames.project].entries())
      expect(pictures[at]).toHaveAttribute("sizes", sizes);
  },
);
