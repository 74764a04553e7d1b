/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { LandingBanner } from "@/components/sections/landing-banner";
import { TestimonialsSection } from "@/components/sections/testimonials-section";
import { pictureFiles } from "@/lib/assets/pictures/picture-files";
import { copy, landingPages, testimonials } from "@/lib/content/load";
import LandingPage from "./page";

const [page] = landingPages;
if (!page) throw new Error("content has no landing page");
const { content } = page;

jest.mock("@/lib/assets/pictures/picture-files");
// Jest cannot load the SVG parser, which is a module of the build.
jest.mock("@/lib/assets/svg", () => ({ Svg: () => null }));
// These have their own tests.
jest.mock("@/components/forms/contact-panel", () => ({
  ContactPanel: () => null,
}));
jest.mock("@/components/motion/carousel", () => ({
  Carousel: ({ children }: { children: React.ReactNode }) => children,
}));

beforeEach(() => {
  // With reduced motion no statistic counts.
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  jest.mocked(pictureFiles).mockReturnValue({
    width: 1200,
    height: 900,
    colour: "#ffffff",
    variants: [{ format: "webp", width: 600, file: "img/a-600.1.webp" }],
  });
});

/** Renders the page with other content. */
const renderPage = async (changed: typeof content) => {
  jest.replaceProperty(page, "content", changed);
  const params = Promise.resolve({ slug: page.id });
  return render(await LandingPage({ params }));
};

test("another content file makes another page of the same template", async () => {
  const heading = "Clouds that carry their weight";
  const items = content.portfolio.items.slice(0, 1);
  const { container } = await renderPage({
    ...content,
    banner: { ...content.banner, heading },
    portfolio: { ...content.portfolio, items },
  });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
  expect(container.querySelector("#portfolio ul")?.children).toHaveLength(1);
});

test("a section that content leaves out leaves no heading behind", async () => {
  const { solutions, collage, questions, ...rest } = content;
  await renderPage(rest);
  for (const { heading } of [solutions, collage, questions].flatMap(
    (section) => section ?? [],
  )) {
    expect(screen.queryByRole("heading", { name: heading })).toBeNull();
  }
});

const quotes = ["Asha Pillai", "Ravi Menon", "Lata Iyer"].map((name, index) => {
  return { id: index + 1, name, role: "Owner", desc: "It works." };
});

function renderQuotes(count: number) {
  return render(
    <TestimonialsSection
      content={{ ...testimonials, testimonials: quotes.slice(0, count) }}
      copy={copy}
    />,
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

test("a banner may have fewer discs than places", () => {
  const { container } = render(
    <LandingBanner
      surface="sky"
      content={{ ...content.banner, discs: content.banner.discs.slice(0, 2) }}
    />,
  );
  expect(container.querySelector("[aria-hidden]")?.children).toHaveLength(2);
});
