/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { home } from "@/lib/content/load";
import type { Project } from "@/lib/content/types";
import { ProjectList } from "./project-list";

const project: Project = {
  id: "boat",
  title: "The Boat",
  description: "A boat in a browser",
  img: home.contact.image.src,
  alt: "A boat on a lake",
  case: {
    problem: "It sank.",
    solution: "We raised it.",
    result: { value: "9 of 10", label: "guests stay dry" },
    time: "3 weeks",
    madeWith: "Wood",
  },
};

test.each([false, true])(
  "a tile says what came of the project (portfolio: %s)",
  (isPortfolio) => {
    const { case: _, ...plain } = project;
    const entries = [
      { project: plain },
      { project: { ...project, id: "ship" }, href: "#case-ship" },
    ];
    render(
      <ProjectList
        entries={entries}
        read="Read it"
        isPortfolio={isPortfolio}
      />,
    );
    const [without, tile] = screen.getAllByRole("listitem");
    expect(tile).toHaveTextContent("9 of 10 guests stay dry Read it");
    expect(without).not.toHaveTextContent("Read it");
    // The link is named by its title alone.
    expect(screen.getByRole("link")).toHaveAccessibleName("The Boat");
  },
);
