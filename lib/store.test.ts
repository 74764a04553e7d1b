import { createStore } from "./store";

test("listeners hear each change until they leave, also in the middle of one", () => {
  const { getState, setState, subscribe } = createStore("first");
  const heard: string[] = [];
  const leave = subscribe(() => {
    heard.push(getState());
    if (getState() === "third") leave();
  });
  subscribe(() => heard.push("other"));
  for (const state of ["second", "third", "fourth"]) setState(state);
  expect(heard).toEqual(["second", "other", "third", "other", "other"]);
});
