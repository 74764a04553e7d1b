/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { networks } from "@/lib/content/enums";
import { shell, site } from "@/lib/content/load";
import type { LandingPage } from "@/lib/content/types";
import { LandingShell } from "./landing-shell";
import { MainShell } from "./main-shell";

const { copy } = shell;

test.each([
  ["that the owner names", "any", 1],
  ["of which the owner has none", undefined, 0],
])("the round button opens a chat %s", (_kind, chat, count) => {
  const [network = ""] = Object.keys(networks);
  const social = [{ name: network, url: "https://chat.example/us" }];
  const own = { ...site, social, chat: chat && network };
  render(<MainShell content={{ ...shell, site: own }}>{null}</MainShell>);
  const button = { name: new RegExp(copy.navigation.chat) };
  expect(screen.queryAllByRole("complementary", button)).toHaveLength(count);
});

test("the menu of a landing page has the sections of the page alone", () => {
  const sections = copy.landingLinks.map(({ section }) => section);
  const page = (left: string[]) =>
    Object.fromEntries(left.map((name) => [name, {}])) as LandingPage;
  for (const left of [sections, sections.slice(1)]) {
    const { unmount } = render(
      <LandingShell content={shell} page={page(left)}>
        {null}
      </LandingShell>,
    );
    const [menu] = screen.getAllByRole("navigation", {
      name: copy.navigation.landing,
    });
    const links = within(menu as HTMLElement).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      left.map((name) => `#${name}`),
    );
    unmount();
  }
});
