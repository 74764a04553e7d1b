/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { NoWrap } from "./no-wrap";

// The units stand in angle brackets.
test.each([
  "In <(two-week)> steps, <re-planned.>",
  "Weekdays, <9.00 to 17.30 CET>",
  "<9:30 AM> to <6:00 PM>",
  "de <R$ 290–R$ 500> por mês",
  "<CHF 1'200,> <Rs. 1,50,000> <R 5 000>",
  "<R$\u00a0290> ou <1\u202f200,50\u00a0€>",
  "fra <kr 1 200,> eller <900 kr.> <(80 US$)>",
  "fone <+55 (51) 99876-5432>",
  "Ruf <0171 234 5678> an",
  "de <9 h à 18 h 30>",
  "von <7h30 bis 18 Uhr>",
  "<PTC 123456,> a register",
  "<9:00 am – 5:30 pm,> Sunday to Thursday",
  "الأحد إلى الخميس، <9:00 ص – 5:30 م>",
  "من <180,000 ج.م.> أو <ر.س. ٤٬٥٠٠> بالشهر",
  "от <1 200 лв.> на месец, <850 грн.>",
  "<०१२३ ४५६ ७८९०,> <+९१ ०१२३४ ५६७८९>",
  "9 am to 6 pm, 24 hours, 12 SEO tasks, 5 Arten, allerlei 20",
  "3 €5 coupons in 2010 20 people had",
  "No unit - and 120+ of them",
])("the units stay whole in %j", (text) => {
  const { container } = render(<NoWrap text={text.replace(/[<>]/g, "")} />);
  for (const unit of container.querySelectorAll("span"))
    unit.textContent = `<${unit.textContent}>`;
  expect(container.textContent).toBe(text);
});

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
