/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { NoWrap } from "./no-wrap";

test.each([
  ["In (two-week) steps, re-planned.", ["(two-week)", "re-planned."]],
  ["Call +91 00000 00000, or write", ["+91 00000 00000,"]],
  ["Monday to Friday, 9:30 to 18:30 IST", ["9:30 to 18:30 IST"]],
  ["Weekdays, 9.00 to 17.30 CET", ["9.00 to 17.30 CET"]],
  ["From Rs 1,50,000 a month", ["Rs 1,50,000"]],
  ["€ 4,800 or CHF 5,000", ["€ 4,800", "CHF 5,000"]],
  ["No unit - and 120+ of them", []],
])("in %j the units %j stay whole", (text, units) => {
  const { container } = render(<NoWrap text={text} />);
  const spans = [...container.querySelectorAll("span")];
  expect(spans.map(({ textContent }) => textContent)).toEqual(units);
  expect(container).toHaveTextContent(text);
});
