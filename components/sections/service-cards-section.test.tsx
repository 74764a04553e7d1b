import { columnsOf } from "./service-cards-section";

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
  "%i cards leave no hole in a wide window",
  (count) => {
    let free = 0;
    for (let index = 0; index < count; index += 1) {
      const columns = columnsOf(index, count);
      free = (columns > free ? 12 : free) - columns;
    }
    expect(free).toBe(0);
  },
);
