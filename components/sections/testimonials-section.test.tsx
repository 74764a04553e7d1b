/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { copy } from "@/lib/content/load";
import { attach } from "./carousel.browser";
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

test("the buttons of the carousel lead on and back, and stop it", () => {
  // jsdom has no layout: the slides stand side by side.
  const observer = class {
    observe() {}
    disconnect() {}
  };
  Object.assign(window, {
    ResizeObserver: observer,
    IntersectionObserver: observer,
    matchMedia: () => new EventTarget(),
  });
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(100);
  const { container } = renderQuotes(3);
  for (const [index, slide] of screen.getAllByRole("group").entries()) {
    slide.style.margin = "0";
    Object.defineProperty(slide, "offsetLeft", { value: index * 100 });
  }
  const carousel = container.querySelector<HTMLElement>("[data-island]");
  if (carousel) act(() => attach(carousel, new AbortController().signal, fail));
  const press = (name: string) =>
    fireEvent.click(screen.getByRole("button", { name }));
  const { next, previous, pause, start } = copy.carousel;
  press(next);
  expect(screen.getByRole("region")).toHaveAttribute("data-selected", "1");
  press(previous);
  expect(screen.getByRole("region")).toHaveAttribute("data-selected", "0");
  press(pause);
  press(start);
});

const fail = (error: unknown) => {
  throw error;
};
