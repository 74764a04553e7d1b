import { firstTexts } from "./first-block";
import { parseHtml } from "./html";

test("a first screen shows the heading and the lead of the second block", () => {
  const long = "F".repeat(100);
  const $ = parseHtml(
    `<header>H</header><main><section><h1>${long}</h1></section><section><h2 class="visually-hidden">X</h2><h2>Y</h2><p>L</p><p>M</p></section></main>`,
  );
  expect($(firstTexts($)).text()).toBe(`H${long}YL`);
});
