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

test("toasts are shown in the order they came, until dismissed", () => {
  toast("success", "One", "question");
  toast("error", "Two", "project");
  expect(texts()).toEqual(["One", "Two"]);
  dismissToast(getToasts().toasts[0]?.id ?? 0);
  expect(texts()).toEqual(["Two"]);
});

test("a new attempt dismisses what was shown about the same, and nothing else", () => {
  toast("error", "Not sent", "question");
  toast("error", "Not sent either", "project");
  dismissToasts("question");
  expect(texts()).toEqual(["Not sent either"]);
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
