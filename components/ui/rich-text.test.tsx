/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { href } from "@/lib/with-base-path";
import { RichText } from "./rich-text";

test("bold and italic words and links may be nested", () => {
  render(
    <p>
      <RichText text="A **bold *and slanted* word** and [our **services**](/services)." />
    </p>,
  );
  const paragraph = screen.getByRole("paragraph");
  expect(paragraph).toHaveTextContent(
    "A bold and slanted word and our services.",
  );
  expect(
    screen.getByText("bold", { selector: "strong", exact: false }),
  ).toBeVisible();
  expect(screen.getByText("and slanted").tagName).toBe("I");
  expect(screen.getByRole("link", { name: "our services" })).toHaveAttribute(
    "href",
    href("/services"),
  );
});

test("a line break breaks the line", () => {
  const { container } = render(<RichText text={"One\nTwo"} />);
  expect(container.innerHTML).toBe("One<br>Two");
});

test.each(["5 * 3 * 2", "2 ** 3", "[sic]", "f(x)", "* a list"])(
  "%s is shown as it is written",
  (text) => {
    const { container } = render(<RichText text={text} />);
    expect(container.innerHTML).toBe(text);
  },
);

test("HTML is shown as text", () => {
  render(<RichText text="<b>fat</b>" />);
  expect(screen.getByText("<b>fat</b>")).toBeVisible();
});
