/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { NoWrap } from "./no-wrap";

// The isolates stand in angle brackets.
test.each([
  "(<EGP 4,500>)، و<2026-11-28>؛",
  "<Wi-Fi>، و<010-1234-5678>",
  "טלפון <03-123-4567>, ב<₪ 1,250>.",
  "Call <(51) 99876-5432>, or <US$ 1,200>.",
])("marks and joined words stand outside of a number in %j", (text) => {
  const { container } = render(<NoWrap text={text.replace(/[<>]/g, "")} />);
  for (const isolate of container.querySelectorAll("bdi"))
    isolate.textContent = `<${isolate.textContent}>`;
  expect(container.textContent).toBe(text);
});
