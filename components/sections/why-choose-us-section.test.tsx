/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import type { WhyChooseUs } from "@/lib/content/types";
import {
  LandingWhyChooseUs,
  WhyChooseUsSection,
} from "./why-choose-us-section";

const content: WhyChooseUs = {
  heading: "Why",
  lead: "L",
  cards: [
    {
      id: "a",
      title: "T",
      description: "Two sentences.",
      short: "One line.",
      figure: "security",
    },
  ],
};

test("a reason is in full on the home page, in one line on a landing page", () => {
  const home = render(
    <WhyChooseUsSection content={content}>{null}</WhyChooseUsSection>,
  );
  const landing = render(<LandingWhyChooseUs content={content} />);
  expect(home.container).toHaveTextContent("Two sentences.");
  expect(landing.container).toHaveTextContent("One line.");
  expect(landing.container).not.toHaveTextContent("Two sentences.");
});
