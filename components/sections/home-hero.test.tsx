/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { copy, home } from "@/lib/content/load";
import { HomeHero } from "./home-hero";

test("clients have the first letter of their name, in any script", () => {
  const warn = jest.spyOn(console, "error");
  const quote = { role: "", desc: "" };
  render(
    <HomeHero
      hero={home.hero}
      tagline="One"
      // An id may be left out.
      clients={[
        { ...quote, name: "𝓜eera" },
        { ...quote, name: "निशा" },
      ]}
      labels={copy.motion}
    />,
  );
  for (const letter of ["𝓜", "नि"])
    expect(screen.getByText(letter)).toBeInTheDocument();
  expect(warn).not.toHaveBeenCalled();
});
