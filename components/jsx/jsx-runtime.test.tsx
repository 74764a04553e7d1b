/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Lead } from "@/components/ui/rich-text";

test.each([
  ["हम सॉफ़्टवेयर बनाते हैं", "hi", null],
  ["ನಾವು ತಂತ್ರಾಂಶ ಮಾಡುತ್ತೇವೆ, Anekora", "kn", null],
  ["نحن نصنع البرمجيات", "ar", "rtl"],
])(
  "an element that shows %s says its language and direction",
  (text, lang, dir) => {
    render(<p className="lead">{text}</p>);
    const paragraph = screen.getByText(text);
    expect(paragraph).toHaveAttribute("lang", lang);
    expect(paragraph.getAttribute("dir")).toBe(dir);
    expect(paragraph).toHaveClass("lead");
  },
);

test.each(["We write software", "Anekora, नमस्ते to all of you", "Größe 5 €"])(
  "an element that shows %s needs to say nothing",
  (text) => {
    render(<p>{text}</p>);
    expect(screen.getByText(text).attributes).toHaveLength(0);
  },
);

test("the text pieces of an element count together, and an element inside says its own", () => {
  render(
    <p>
      नमस्ते {"दुनिया"} <b>Anekora</b>
    </p>,
  );
  expect(screen.getByText(/नमस्ते/)).toHaveAttribute("lang", "hi");
  expect(screen.getByText("Anekora")).not.toHaveAttribute("lang");
});

test("a lead in another script says its language, and the elements around it do not", () => {
  render(
    <div data-testid="column">
      <h1>Anekora</h1>
      <Lead>हम **वेबसाइट** बनाते हैं</Lead>
    </div>,
  );
  expect(screen.getByText(/हम/)).toHaveAttribute("lang", "hi");
  expect(screen.getByTestId("column")).not.toHaveAttribute("lang");
});
