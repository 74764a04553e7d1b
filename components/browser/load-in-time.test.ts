import { inTime } from "./load-in-time";

test("code that takes 120 seconds is a load error", async () => {
  jest.useFakeTimers();
  const fail = jest.fn();
  inTime(new Promise(() => {})).catch(fail);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(fail).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(fail.mock.lastCall[0].name).toBe("ChunkLoadError");
});
