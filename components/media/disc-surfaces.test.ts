import { groundsOnMarigold } from "./disc-surfaces";

test("a marigold disc takes another ground on marigold, and never that of a neighbour", () => {
  const grounds = groundsOnMarigold([
    { ground: "madder" },
    { ground: "marigold" },
    { ground: "neel" },
    { ground: "marigold" },
  ]);
  expect(grounds).toEqual(["madder", "sky", "neel", "madder"]);
});

test("all other grounds stay as content has them", () => {
  const discs = [{ ground: "leaf" }, { ground: "ink" }] as const;
  expect(groundsOnMarigold([...discs])).toEqual(["leaf", "ink"]);
});
