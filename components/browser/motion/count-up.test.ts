/** @jest-environment jsdom */
import { countUp } from "./count-up";

test.each([
  ["<font>120</font>", "<font>0</font>"],
  ["<font>१२०</font>", "<font>१२०</font>"],
])("of a translated number %s the elements stay", (translated, shown) => {
  document.body.innerHTML = `<p data-stat="120" data-step="1"><b data-stat-value>${translated}</b></p>`;
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ top: 5000, bottom: 5010 } as DOMRect);
  countUp(document.body);
  expect(document.querySelector("b")?.innerHTML).toBe(shown);
});
