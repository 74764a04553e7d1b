/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { HomeHero } from "./home-hero";

jest.mock("@/lib/content/pictures/picture-files", () => ({
  pictureFiles: () => ({
    variants: [{ format: "svg", width: 4, file: "a.svg" }],
  }),
}));

test.each([
  ["Opportunities for All", ["Opportunities"]],
  ["An Extraordinarily Extraordinary Tagline", ["Extraordinary"]],
  ["We Do It All", []],
  ["แพลตฟอร์มเดียว รู้ดีที่สุด", ["แพลตฟอร์มเดียว"]],
])("the last full row of %s is known", (tagline, expected) => {
  const full = rowsOf(tagline).filter((row) => row.hasAttribute("data-full"));
  expect(full.map((row) => row.textContent?.trim())).toEqual(expected);
});

test("a tagline of few words has as many rows as one of four", () => {
  const rows = rowsOf("Software").map((row) => row.textContent?.trim());
  expect(rows).toEqual(["Software", "", "", ""]);
});

function rowsOf(tagline: string) {
  const link = { label: "Contact", href: "/contact" };
  const hero = { tracks: [[]], primary: link, secondary: link, lead: "Lead." };
  const props = { hero, tagline, clients: [], labels: {} } as never;
  render(HomeHero(props));
  return [...screen.getByRole("heading").children];
}
