/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { href } from "@/lib/site/with-base-path";
import { RichText } from "./rich-text";

test.each([
  [
    "A **bold *and slanted* word** and [our **services**](/services).",
    `A <strong>bold <i>and slanted</i> word</strong> and <a href="${href("/services")}">our <strong>services</strong></a>.`,
  ],
  ["One\nTwo", "One<br>Two"],
  ["<b>fat</b>", "&lt;b&gt;fat&lt;/b&gt;"],
  ...["5 * 3 * 2", "2 ** 3", "[sic]", "f(x)", "* a list"].map((text) => [
    text,
    text,
  ]),
])("the HTML of %j is %s", (text, html) => {
  const { container } = render(<RichText text={text} />);
  expect(container.innerHTML).toBe(html);
});
