import {
  dismissToast,
  dismissToasts,
  getToasts,
  preloadToaster,
  subscribeToToasts,
  toast,
} from "./toast-store";

const texts = () => getToasts().toasts.map(({ text }) => text);

afterEach(() => {
  for (const { id } of getToasts().toasts) dismissToast(id);
});

test("toasts are shown in the order they came, until one or all about the same are dismissed", () => {
  toast("success", "One", "question");
  toast("error", "Two", "project");
  toast("error", "Three", "project");
  expect(texts()).toEqual(["One", "Two", "Three"]);
  dismissToast(getToasts().toasts[1]?.id ?? 0);
  expect(texts()).toEqual(["One", "Three"]);
  dismissToasts("project");
  expect(texts()).toEqual(["One"]);
});

test("the twenty-first toast replaces the first", () => {
  for (let count = 1; count <= 21; count++)
    toast("error", `Toast ${count}`, `topic ${count}`);
  expect(texts()).toHaveLength(20);
  expect(texts()[0]).toBe("Toast 2");
});

test("subscribers hear of changes until they leave", () => {
  const heard = jest.fn();
  preloadToaster();
  const leave = subscribeToToasts(heard);
  toast("error", "One", "question");
  leave();
  toast("error", "Two", "question");
  expect(getToasts().isPreloading).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
});
