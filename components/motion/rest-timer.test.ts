import { restTimer } from "./rest-timer";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("acts after a full rest", () => {
  const act = jest.fn();
  restTimer(2000, () => true, act).update();
  jest.advanceTimersByTime(1999);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test("whatever happens in between begins the rest anew", () => {
  const act = jest.fn();
  const timer = restTimer(2000, () => true, act);
  timer.update();
  jest.advanceTimersByTime(1500);
  timer.update();
  jest.advanceTimersByTime(1500);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledTimes(1);
});

test("does nothing while it may not, and rests in full once it may again", () => {
  const act = jest.fn();
  let allowed = true;
  const timer = restTimer(2000, () => allowed, act);
  timer.update();
  allowed = false;
  timer.update();
  jest.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
  allowed = true;
  timer.update();
  jest.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(1);
});

test("leaves no timer behind when it is stopped", () => {
  const timer = restTimer(2000, () => true, jest.fn());
  timer.update();
  timer.stop();
  expect(jest.getTimerCount()).toBe(0);
});
