import { surfacesOnMarigold } from "./disc-surfaces";

test("a marigold disc takes another surface on marigold, and never that of a neighbour", () => {
  const surfaces = surfacesOnMarigold([
    "madder",
    "marigold",
    "neel",
    "marigold",
  ]);
  expect(surfaces).toEqual(["madder", "sky", "neel", "madder"]);
});

test("all other surfaces stay as content has them", () => {
  expect(surfacesOnMarigold(["leaf", "ink"])).toEqual(["leaf", "ink"]);
});
