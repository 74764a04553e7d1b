import { ExpiringMap } from "./expiring-map";

afterEach(() => jest.useRealTimers());

test("each entry is forgotten after its own lifetime", () => {
  jest.useFakeTimers();
  const map = new ExpiringMap<number>(60_000);
  map.set("first", 1);
  jest.advanceTimersByTime(59_000);
  map.set("second", 2);
  expect([map.get("first"), map.msLeft("first")]).toEqual([1, 1_000]);
  jest.advanceTimersByTime(1_000);
  expect([map.get("first"), map.msLeft("first")]).toEqual([undefined, 0]);
  expect([map.get("second"), map.msLeft("second")]).toEqual([2, 59_000]);
});

test("of too many entries, the oldest are forgotten", () => {
  const map = new ExpiringMap<number>(60_000);
  for (let key = 0; key < 10_000; key++) map.set(String(key), key);
  map.set("9", 9);
  expect(map.get("0")).toBe(0);
  map.set("new", 1);
  expect([map.get("0"), map.get("1")]).toEqual([undefined, 1]);
});

test("the system clock changes nothing", () => {
  const map = new ExpiringMap<number>(60_000);
  map.set("key", 1);
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 1e12);
  expect(map.get("key")).toBe(1);
});
