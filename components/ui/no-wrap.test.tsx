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
  ["A partir de R$ 290,00 por mês", ["R$ 290,00"]],
  ["US$ 1,200, (A$ 5) and NT$ 7", ["US$ 1,200,", "(A$ 5)", "NT$ 7"]],
  ["de R$ 290–R$ 500 por mês", ["R$ 290–R$ 500"]],
  ["CHF 1'200, Rs. 1,50,000", ["CHF 1'200,", "Rs. 1,50,000"]],
  ["à partir de 1 200 € par mois", ["1 200 €"]],
  [
    "R$\u00a0290 ou 1\u202f200,50\u00a0€",
    ["R$\u00a0290", "1\u202f200,50\u00a0€"],
  ],
  [
    "fra kr 1 200, eller 900 kr. (80 US$)",
    ["kr 1 200,", "900 kr.", "(80 US$)"],
  ],
  ["fone (51) 99876-5432 agora", ["(51) 99876-5432"]],
  ["fone +55 (51) 99876-5432", ["+55 (51) 99876-5432"]],
  ["Ruf 0171 234 5678 an", ["0171 234 5678"]],
  ["das 9h às 18h, todo dia", ["9h às 18h,"]],
  ["de 9 h à 18 h 30", ["9 h à 18 h 30"]],
  ["von 7h30 bis 18 Uhr", ["7h30 bis 18 Uhr"]],
  ["PTC 123456, a register", ["PTC 123456,"]],
  ["9 am to 6 pm, 24 hours, 12 SEO tasks, 5 Arten, allerlei 20", []],
  ["3 €5 coupons in 2010 20 people had", []],
  ["No unit - and 120+ of them", []],
])("in %j the units %j stay whole", (text, units) => {
  const { container } = render(<NoWrap text={text} />);
  const spans = [...container.querySelectorAll("span")];
  expect(spans.map(({ textContent }) => textContent)).toEqual(units);
  expect(container.textContent).toBe(text);
});
