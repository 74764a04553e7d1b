/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { copy } from "@/lib/content/load";
import { TestimonialsSection } from "./testimonials-section";

function renderQuotes(count: number) {
  const testimonials = Array.from({ length: count }, (_, id) => {
    return { id, name: "Asha Pillai", role: "Owner", desc: "It works." };
  });
  const content = { heading: "What clients say", testimonials };
  return render(
    <TestimonialsSection content={content} projects={[]} copy={copy} />,
  );
}

test.each([1, 2])("%i of the quotes needs no buttons", (count) => {
  renderQuotes(count);
  expect(screen.getAllByText(/It works/)).toHaveLength(count);
  expect(screen.queryByRole("button")).toBeNull();
});

test("without quotes there is no section", () => {
  expect(renderQuotes(0).container).toBeEmptyDOMElement();
});
