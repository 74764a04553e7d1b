import {
  dismissNotice,
  expectNotices,
  getBoard,
  noticeLimit,
  notify,
  watchBoard,
} from "./toast-store";

const texts = () => getBoard().notices.map((notice) => notice.text);

afterEach(() => {
  for (const { id } of getBoard().notices) dismissNotice(id);
});

test("notices stand in the order they were given, until dismissed", () => {
  notify("success", "One");
  notify("error", "Two");
  expect(texts()).toEqual(["One", "Two"]);
  dismissNotice(getBoard().notices[0]?.id ?? 0);
  expect(texts()).toEqual(["Two"]);
});

test("a success takes away the errors before it, which would be untrue now", () => {
  notify("error", "Not sent");
  notify("success", "Sent");
  expect(texts()).toEqual(["Sent"]);
});

test("the twenty-first notice takes the place of the first", () => {
  for (let count = 1; count <= noticeLimit + 1; count++) {
    notify("error", `Notice ${count}`);
  }
  expect(texts()).toHaveLength(20);
  expect(texts()[0]).toBe("Notice 2");
  expect(texts()[19]).toBe("Notice 21");
});

test("watchers hear of changes until they leave", () => {
  const heard = jest.fn();
  const leave = watchBoard(heard);
  expectNotices();
  notify("error", "One");
  leave();
  notify("error", "Two");
  expect(getBoard().expected).toBe(true);
  expect(heard.mock.calls.length).toBeGreaterThanOrEqual(1);
  expect(heard.mock.calls.length).toBeLessThanOrEqual(2);
});
