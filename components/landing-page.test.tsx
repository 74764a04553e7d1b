import { render, screen, within } from "@testing-library/react";
import { LandingBanner } from "@/components/sections/landing-banner";
import { PortfolioSection } from "@/components/sections/portfolio-section";
import { ServiceCardsSection } from "@/components/sections/service-cards-section";
import { TestimonialsSection } from "@/components/sections/testimonials-section";

import * as shared from "@/lib/content/load";
import { landingSections } from "@/lib/content/schemas/interface";
import { LandingPage } from "./landing-page";
import { pictureFiles } from "./media/picture-files";

const { testimonials, ui } = shared;
const [page] = shared.landingPages;
if (!page) throw new Error("content has no landing page");
const { content } = page;

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
    <LandingPage content={content} shared={shared} />,
  );
  const ids = [...container.querySelectorAll("section[id]")].map(
    (section) => section.id,
  );
  expect(ids).toEqual(landingSections);
});

test("another content file makes another page of the same template", () => {
  const heading = "Clouds that carry their weight";
  const items = content.portfolio.items.slice(0, 1);
  const { container } = render(
    <LandingPage
      shared={shared}
      content={{
        ...content,
        banner: { ...content.banner, heading },
        portfolio: { ...content.portfolio, items },
      }}
    />,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
  expect(container.querySelector("#portfolio ul")?.children).toHaveLength(1);
});

test("a section that content leaves out leaves no heading behind", () => {
  const { solutions, collage, questions, ...rest } = content;
  render(<LandingPage content={rest} shared={shared} />);
  for (const { heading } of [solutions, collage, questions].flatMap(
    (section) => section ?? [],
  )) {
    expect(screen.queryByRole("heading", { name: heading })).toBeNull();
  }
});

test("a further service card appears when content has one", () => {
  const { cards } = content.services;
  const further = { ...cards[0], id: "intranets", title: "Intranets" };
  render(
    <ServiceCardsSection
      content={{
        ...content.services,
        cards: [...cards, further as (typeof cards)[number]],
      }}
    />,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(cards.length + 1);
  expect(screen.getByRole("heading", { name: "Intranets" })).toBeVisible();
});

test("a further portfolio item appears when content has one, with its picture", () => {
  const { items } = content.portfolio;
  const further = { ...items[0], id: "x", title: "X", alt: "The further one" };
  render(
    <PortfolioSection
      content={{
        ...content.portfolio,
        items: [...items, further as (typeof items)[number]],
      }}
      ui={shared.ui}
    />,
  );
  expect(screen.getAllByRole("img")).toHaveLength(items.length + 1);
  expect(
    screen.getByRole("img", { name: "The further one" }),
  ).toBeInTheDocument();
});

const quotes = ["Asha Pillai", "Ravi Menon", "Lata Iyer"].map(
  (name, index) => ({
    id: index + 1,
    name,
    role: "Owner",
    desc: "It works.",
  }),
);

function renderQuotes(count: number) {
  return render(
    <TestimonialsSection
      content={{ ...testimonials, testimonials: quotes.slice(0, count) }}
      ui={ui}
    />,
  );
}

test("the slides of the quotes are counted", () => {
  renderQuotes(3);
  const last = screen.getByRole("group", { name: "3 of 3" });
  expect(within(last).getByText("Lata Iyer")).toBeInTheDocument();
  expect(screen.getAllByRole("button")).toHaveLength(3);
});

test.each([1, 2])("%i of the quotes needs no buttons", (count) => {
  renderQuotes(count);
  expect(screen.getAllByText(/It works/)).toHaveLength(count);
  expect(screen.queryByRole("button")).toBeNull();
});

test("without quotes there is no section", () => {
  expect(renderQuotes(0).container).toBeEmptyDOMElement();
});

test("a banner with fewer discs than places still stands", () => {
  const { container } = render(
    <LandingBanner
      surface="sky"
      content={{ ...content.banner, discs: content.banner.discs.slice(0, 2) }}
    />,
  );
  expect(container.querySelector("[aria-hidden]")?.children).toHaveLength(2);
});
