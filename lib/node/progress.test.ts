import { progress } from "./progress";

/** What long work of three parts prints, each of which takes six seconds. */
function printed(isTTY: boolean) {
  jest.useFakeTimers();
  const write = jest.fn();
  const show = progress("Pictures", { isTTY, write });
  for (const done of [1, 2, 3]) {
    jest.advanceTimersByTime(6_000);
    show(done, 3);
  }
  jest.useRealTimers();
  return write.mock.calls.flat().join("");
}

test("long work counts up in one line of a terminal, and every ten seconds elsewhere", () => {
  expect(printed(true)).toBe(
    "\rPictures: 1 of 3\rPictures: 2 of 3\rPictures: 3 of 3\n",
  );
  expect(printed(false)).toBe("Pictures: 2 of 3\n");
});
