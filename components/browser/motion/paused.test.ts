/** @jest-environment jsdom */
type Paused = typeof import("./paused");

/** A new copy of the module, as after a page load. */
async function loaded(): Promise<Paused> {
  jest.resetModules();
  return await import("./paused");
}

beforeEach(() => sessionStorage.clear());

test("a block stays paused for the session until it is started", async () => {
  const first = await loaded();
  expect(first.isPaused("hero")).toBe(false);
  first.setPaused("hero", true);
  const { isPaused, setPaused } = await loaded();
  expect(isPaused("hero")).toBe(true);
  expect(isPaused("clients")).toBe(false);
  setPaused("hero", false);
  expect((await loaded()).isPaused("hero")).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test("without storage a pause lasts as long as the document", async () => {
  const { isPaused, setPaused } = await loaded();
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  setPaused("hero", true);
  expect(isPaused("hero")).toBe(true);
});
