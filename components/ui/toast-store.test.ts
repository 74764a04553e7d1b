import {
  dismissToast,
  getToasts,
  preloadToaster,
  subscribeToToasts,
  toast,
  toastLimit,
} from "./toast-store";

const texts = () => getToasts().toasts.map((notice) => notice.text);

afterEach(() => {
  for (const { id } of getToasts().toasts) dismissToast(id);
});

test("notices stand in the order they were given, until dismissed", () => {
  toast("success", "One");
  toast("error", "Two");
  expect(texts()).toEqual(["One", "Two"]);
  dismissToast(getToasts().toasts[0]?.id ?? 0);
  expect(texts()).toEqual(["Two"]);
});

test("a success takes away the errors before it, which would be untrue now", () => {
  toast("error", "Not sent");
  toast("success", "Sent");
  expect(texts()).toEqual(["Sent"]);
});

test("the twenty-first notice takes the place of the first", () => {
  for (let count = 1; count <= toastLimit + 1; count++) {
    toast("error", `Toast ${count}`);
  }
  expect(texts()).toHaveLength(20);
  expect(texts()[0]).toBe("Toast 2");
  expect(texts()[19]).toBe("Toast 21");
});

test("watchers hear of changes until they leave", () => {
  const heard = jest.fn();
  const leave = subscribeToToasts(heard);
  preloadToaster();
  toast("error", "One");
  leave();
  toast("error", "Two");
  expect(getToasts().expected).toBe(true);
  expect(heard.mock.calls.length).toBeGreaterThanOrEqual(1);
  expect(heard.mock.calls.length).toBeLessThanOrEqual(2);
});
