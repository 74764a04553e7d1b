/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { LandingBanner } from "./landing-banner";

test("the price of a service stands beside the button of its page", () => {
  const texts = { tag: "Boats", heading: "Boats", lead: "", action: "Ask us" };
  const content = { ...texts, discs: [] };
  render(<LandingBanner content={content} cost="From 9" surface="sky" />);
  const button = screen.getByRole("link", { name: "Ask us" });
  expect(button.parentElement).toHaveTextContent(/From 9$/);
});
