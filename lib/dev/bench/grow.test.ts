/** @jest-environment node */
import { repeat } from "./grow";

test("a list grows by copies with names of their own", () => {
  const grown = repeat([{ id: "a" }, { id: "b" }], 5);
  expect(grown.map(({ id }) => id)).toEqual(["a", "b", "a-3", "b-4", "a-5"]);
});

test("numbers go on counting, and a longer list is cut", () => {
  expect(repeat([{ id: 1 }, { id: 2 }], 3).at(-1)).toEqual({ id: 3 });
  expect(repeat([{ id: 1 }, { id: 2 }], 1)).toEqual([{ id: 1 }]);
});
