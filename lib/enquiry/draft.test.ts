/** @jest-environment jsdom */
import { forgetOldDrafts, readDraft, saveDraft } from "./draft";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test("a form emptied by hand leaves no draft behind", () => {
  saveDraft("question", { name: "Devika" });
  saveDraft("question", { name: "" });
  expect(sessionStorage).toHaveLength(0);
});

test("a draft is forgotten 30 minutes after the last change", () => {
  jest.useFakeTimers();
  saveDraft("question", { name: "Dev" });
  jest.advanceTimersByTime(29 * 60_000);
  saveDraft("question", { name: "Devika" });
  jest.advanceTimersByTime(30 * 60_000);
  expect(readDraft("question")).toEqual({ name: "Devika" });
  jest.advanceTimersByTime(1);
  forgetOldDrafts();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  '{"changedAt":9e99,"typed":null}',
  '{"changedAt":0,"typed":{"name":"Devika"}}',
  "null",
  "{",
])("a stored value that is no draft, %s, restores nothing", (stored) => {
  sessionStorage.setItem("draft:question", stored);
  expect(readDraft("question")).toEqual({});
});

test("only texts are restored", () => {
  const typed = { name: "Devika", email: 1, phone: null };
  saveDraft("question", typed as never);
  expect(readDraft("question")).toEqual({ name: "Devika" });
});
