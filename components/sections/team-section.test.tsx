import { render, screen } from "@testing-library/react";
import { aboutUs } from "@/lib/content/load";
import { TeamSection } from "./team-section";

jest.mock("@/components/media/svg", () => ({ Svg: () => null }));

test("each role says in words how many seats it has", () => {
  render(<TeamSection content={aboutUs.team} />);
  const cards = screen.getAllByRole("listitem");
  aboutUs.team.roles.forEach((role, index) => {
    expect(cards[index]).toHaveTextContent(role.title);
    expect(cards[index]).toHaveTextContent(role.seatsLabel);
    expect(cards[index]).toHaveTextContent(role.description);
  });
});

test("a role with a number of seats that has no drawn figure gets one dot for each", () => {
  const [first] = aboutUs.team.roles;
  if (!first) throw new Error("content has no role");
  const { container } = render(
    <TeamSection
      content={{
        ...aboutUs.team,
        roles: [{ ...first, seats: 7, seatsLabel: "7 seats" }],
      }}
    />,
  );
  const dots = container.querySelector("path")?.getAttribute("d") ?? "";
  expect(dots.match(/h0/g)).toHaveLength(7);
});

test("a group says who leads it, if content names somebody", () => {
  const [first] = aboutUs.team.roles;
  if (!first) throw new Error("content has no role");
  const leader = { name: "Grace Hopper", role: "Lead engineer" };
  render(
    <TeamSection
      content={{ ...aboutUs.team, roles: [{ ...first, leader }] }}
    />,
  );
  expect(screen.getByText("Grace Hopper")).toBeVisible();
  expect(screen.getByText(/Lead engineer/)).toBeVisible();
});
