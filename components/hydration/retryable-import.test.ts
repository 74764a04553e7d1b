import { codeTimeoutMs } from "@/lib/code-timeout";
import { retryableImport } from "./retryable-import";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

test("code is loaded when it is asked for, once, however often that is", async () => {
  const load = jest.fn(async () => "code");
  const loader = retryableImport(load);
  expect(loader.getState().phase).toBe("idle");
  expect(load).not.toHaveBeenCalled();
  loader.start();
  loader.start();
  expect(await loader.promise).toBe("code");
  loader.start();
  expect(load).toHaveBeenCalledTimes(1);
  expect(loader.getState()).toEqual({ phase: "ready", failures: 0 });
});

test("a failure is a state, also of a loader that throws at once, and the next attempt can succeed", async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error("404"))
    .mockImplementationOnce(() => {
      throw new Error("no");
    })
    .mockResolvedValueOnce("code");
  const loader = retryableImport(load);
  for (const failures of [1, 2]) {
    loader.start();
    await settle();
    expect(loader.getState()).toEqual({ phase: "failed", failures });
  }
  loader.start();
  expect(await loader.promise).toBe("code");
});

test("code that never comes is given up after 120 000 milliseconds, and used all the same if it comes later", async () => {
  let arrive = (_code: string) => {};
  const late = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const loader = retryableImport(() => late);
  loader.start();
  await jest.advanceTimersByTimeAsync(119_999);
  expect(loader.getState().phase).toBe("loading");
  await jest.advanceTimersByTimeAsync(1);
  expect(loader.getState()).toEqual({ phase: "failed", failures: 1 });
  arrive("late");
  expect(await loader.promise).toBe("late");
  expect(loader.getState().phase).toBe("ready");
});

test("an old attempt that fails late does not spoil a newer one", async () => {
  const failures: ((error: Error) => void)[] = [];
  const loader = retryableImport(
    () => new Promise<string>((_, reject) => failures.push(reject)),
  );
  loader.start();
  await jest.advanceTimersByTimeAsync(codeTimeoutMs);
  loader.start();
  await settle();
  failures[0]?.(new Error("late"));
  await settle();
  expect(loader.getState()).toEqual({ phase: "loading", failures: 1 });
});
