/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { NoWrap } from "./no-wrap";

test.each([
  ["In (two-week) steps, re-planned.", ["(two-week)", "re-planned."]],
  ["Call +91 00000 00000, or write", ["+91 00000 00000,"]],
  ["Monday to Friday, 9:30 to 18:30 IST", ["9:30 to 18:30 IST"]],
  ["From Rs 1,50,000 a month", ["Rs 1,50,000"]],
  ["No unit - and 120+ of them", []],
])("in %j the units %j stay whole", (text, units) => {
  const { container } = render(<NoWrap text={text} />);
  const spans = [...container.querySelectorAll("span")];
  expect(spans.map(({ textContent }) => textContent)).toEqual(units);
  expect(container).toHaveTextContent(text);
});
