import { services, site, values } from "./load";

const amount = (price: string) => Number(price.replace(/\D/g, ""));

/** The prices among the figures, the lowest first. */
const prices = (site.figures ?? [])
  .map(({ value }) => value)
  .filter((value) => /\p{Sc}/u.test(value))
  .sort((one, other) => amount(one) - amount(other));

test("a text that names a price of a service names its lowest", () => {
  const pricesIn = (text: string) => prices.filter((one) => text.includes(one));
  const costs = services.services.map(({ cost = "" }) => pricesIn(cost));
  const lowest = costs.map(([first]) => first);
  const { site: _, ...pages } = Object.fromEntries(values);
  // What stands side by side, as a question with its answer, is one text.
  const wrong = JSON.stringify(pages)
    .split(/[{}]/)
    .filter((text) => {
      const named = pricesIn(text);
      return costs
        .filter((cost) => cost.some((one) => named.includes(one)))
        .some(
          ([one = ""]) => !(named.includes(one) && lowest.includes(named[0])),
        );
    });
  expect(wrong).toEqual([]);
});
