import { dismissToasts, toast, toastStore } from "./toast-store";

const texts = () => toastStore.getState().map(({ text }) => text);

afterEach(() => {
  for (const { id } of toastStore.getState()) dismissToasts(id);
});

test("toasts are shown in the order they came, until one or all about the same are dismissed", () => {
  toast("success", "One", "question");
  toast("error", "Two", "project");
  toast("error", "Three", "project");
  expect(texts()).toEqual(["One", "Two", "Three"]);
  dismissToasts(toastStore.getState()[1]?.id ?? 0);
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
