import { render, screen, within } from "@testing-library/react";
import { LandingBanner } from "@/components/sections/landing-banner";
import { PortfolioSection } from "@/components/sections/portfolio-section";
import { ServiceCardsSection } from "@/components/sections/service-cards-section";
import { TestimonialsSection } from "@/components/sections/testimonials-section";

import * as shared from "@/lib/content/load";
import { LandingPage } from "./landing-page";
import { pictureFiles } from "./media/picture-files";

const { testimonials, ui } = shared;
const webDevelopment = shared.landingPages["web-development"];
const appDevelopment = shared.landingPages["app-development"];

jest.mock("./media/picture-files");
// The parser of drawings is a module of the build and does not load here.
jest.mock("@/components/media/svg", () => ({
  Svg: () => null,
  drawingSource: () => "",
}));
// The form brings its code later and has tests of its own.
jest.mock("@/components/forms/contact-panel", () => ({
  ContactPanel: () => null,
}));

beforeEach(() => {
  jest.mocked(pictureFiles).mockReturnValue({
    width: 1200,
    height: 900,
    colour: "#ffffff",
    variants: [
      { format: "webp", width: 600, file: "img/a-600.1.webp", bytes: 1 },
    ],
  });
});

test("a landing page has its sections in order, each with the id that its navigation names", () => {
  const { container } = render(
    <LandingPage content={webDevelopment} shared={shared} />,
  );
  const ids = [...container.querySelectorAll("section[id]")].map(
    (section) => section.id,
  );
  expect(ids).toEqual(["banner", "about", "services", "portfolio", "contact"]);
  const headings = screen
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent);
  expect(headings.indexOf("Our Selected Projects")).toBeLessThan(
    headings.indexOf(webDevelopment.solutions.heading),
  );
  expect(headings.indexOf(webDevelopment.solutions.heading)).toBeLessThan(
    headings.indexOf(webDevelopment.collage.heading),
  );
});

test("another content file makes another page of the same template", () => {
  const { container } = render(
    <LandingPage content={appDevelopment} shared={shared} />,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    appDevelopment.banner.heading,
  );
  expect(container).not.toHaveTextContent(webDevelopment.banner.heading);
  expect(container.querySelector("#portfolio ul")?.children).toHaveLength(4);
});

test("a fifth service card appears when content has one", () => {
  const [first] = webDevelopment.services.cards;
  if (!first) throw new Error("content has no card");
  const fifth = { ...first, id: "intranets", title: "Intranets" };
  render(
    <ServiceCardsSection
      content={{
        ...webDevelopment.services,
        cards: [...webDevelopment.services.cards, fifth],
      }}
    />,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
  expect(screen.getByRole("heading", { name: "Intranets" })).toBeVisible();
});

test("a seventh portfolio item appears when content has one, with its picture", () => {
  const [first] = webDevelopment.portfolio.items;
  if (!first) throw new Error("content has no item");
  const seventh = {
    ...first,
    id: "seventh",
    title: "Seventh",
    alt: "The seventh",
  };
  render(
    <PortfolioSection
      content={{
        ...webDevelopment.portfolio,
        items: [...webDevelopment.portfolio.items, seventh],
      }}
    />,
  );
  expect(screen.getAllByRole("img")).toHaveLength(7);
  expect(screen.getByRole("img", { name: "The seventh" })).toBeInTheDocument();
});

test("a sixth testimonial appears when content has one, and the slides are counted anew", () => {
  const sixth = {
    id: 6,
    name: "Asha Pillai",
    role: "Owner",
    desc: "It works.",
  };
  render(
    <TestimonialsSection
      content={{
        ...testimonials,
        testimonials: [...testimonials.testimonials, sixth],
      }}
      ui={ui}
    />,
  );
  const last = screen.getByRole("group", { name: "6 of 6" });
  expect(within(last).getByText(/It works\./)).toBeInTheDocument();
});

test("a banner with fewer discs than places still stands", () => {
  const { container } = render(
    <LandingBanner
      surface="sky"
      content={{
        ...webDevelopment.banner,
        discs: webDevelopment.banner.discs.slice(0, 2),
      }}
    />,
  );
  expect(container.querySelector("[aria-hidden]")?.children).toHaveLength(2);
});
