type Paused = typeof import("./paused");

/** The module as a page finds it that is loaded anew. */
async function loaded(): Promise<Paused> {
  jest.resetModules();
  return await import("./paused");
}

beforeEach(() => sessionStorage.clear());

test("nothing is stopped at first", async () => {
  const { isPaused } = await loaded();
  expect(isPaused("landing")).toBe(false);
});

test("what was stopped stays stopped on the next page, and nothing else does", async () => {
  (await loaded()).setPaused("landing", true);
  const { isPaused } = await loaded();
  expect(isPaused("landing")).toBe(true);
  expect(isPaused("clients")).toBe(false);
});

test("what was started again moves on the next page", async () => {
  const first = await loaded();
  first.setPaused("landing", true);
  first.setPaused("landing", false);
  const { isPaused } = await loaded();
  expect(isPaused("landing")).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test("all buttons of a widget hear of it", async () => {
  const { onPausedChange, setPaused } = await loaded();
  const listener = jest.fn();
  const forget = onPausedChange(listener);
  setPaused("clients", true);
  setPaused("clients", true);
  expect(listener).toHaveBeenCalledTimes(1);
  forget();
  setPaused("clients", false);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("without storage it is remembered for as long as the document lives", async () => {
  const { isPaused, setPaused } = await loaded();
  const storage = jest
    .spyOn(window, "sessionStorage", "get")
    .mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
  setPaused("landing", true);
  expect(isPaused("landing")).toBe(true);
  storage.mockRestore();
});
