/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { aboutUs } from "@/lib/content/load";
import { TeamSection } from "./team-section";

jest.mock("@/lib/content/pictures/picture-files", () => ({
  pictureFiles: () => ({
    variants: [{ format: "svg", width: 4, file: "a.svg" }],
  }),
}));

const [first = {} as Role] = aboutUs.team.roles;
type Role = (typeof aboutUs.team.roles)[number];

function renderRole(change: Partial<Role>) {
  const roles = [{ ...first, ...change }];
  return render(<TeamSection content={{ ...aboutUs.team, roles }} />);
}

test("a role shows its seats and its leader", () => {
  const { container } = renderRole({
    seats: 7,
    seatsLabel: "7 seats",
    leader: { name: "Grace Hopper", role: "Lead engineer" },
  });
  const texts = ["7 seats", "Grace Hopper", "GH", "Lead engineer"];
  for (const text of [first.title, first.description, ...texts])
    expect(screen.getByRole("listitem")).toHaveTextContent(text);
  const dots = container.querySelector("path")?.getAttribute("d") ?? "";
  const rows = [...dots.matchAll(/h(\d+)/g)].map(([, end]) => Number(end) + 1);
  expect(rows).toEqual([3, 3, 1]);
});

test("a leader with a photograph has no initials", () => {
  const image = { src: "images/people/grace.png" };
  renderRole({
    leader: { name: "Grace Hopper", role: "Lead engineer", image },
  });
  expect(screen.getByRole("listitem")).toContainElement(
    screen.getByRole("presentation"),
  );
  expect(screen.queryByText("GH")).not.toBeInTheDocument();
});
