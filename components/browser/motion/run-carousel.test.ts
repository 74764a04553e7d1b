/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/dom";
import { runCarousel } from "./run-carousel";

jest.mock("react-intersection-observer", () => ({ observe: () => () => {} }));

test.each([
  ["ltr", "ArrowRight", "next"],
  ["ltr", "ArrowLeft", "previous"],
  ["rtl", "ArrowRight", "previous"],
  ["rtl", "ArrowLeft", "next"],
])("in a page %s, %s shows the %s slide", (direction, key, slide) => {
  const row = document.createElement("div");
  const shown: string[] = [];
  const api = {
    rootNode: () => row,
    containerNode: () => row,
    slideNodes: () => [],
    canScrollNext: () => true,
    scrollProgress: () => 0,
    selectedScrollSnap: () => 0,
    scrollNext: () => shown.push("next"),
    scrollPrev: () => shown.push("previous"),
    internalEngine: () => ({ options: { direction } }),
    on: () => api,
  };
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: false }) as never;
  runCarousel(row, api as never);
  fireEvent.keyDown(row, { key });
  expect(shown).toEqual([slide]);
});
