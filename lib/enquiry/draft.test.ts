import { forgetDraft, readDraft, saveDraft } from "./draft";

beforeEach(() => sessionStorage.clear());

test("what was typed is found again", () => {
  saveDraft("question", { name: "Devika", message: "Hello\nthere" });
  expect(readDraft("question")).toEqual({
    name: "Devika",
    message: "Hello\nthere",
  });
});

test("each form keeps its own draft", () => {
  saveDraft("question", { name: "Devika" });
  expect(readDraft("project")).toEqual({});
});

test("a sent draft is gone", () => {
  saveDraft("question", { name: "Devika" });
  forgetDraft("question");
  expect(readDraft("question")).toEqual({});
});

test("a form emptied by hand leaves nothing behind", () => {
  saveDraft("question", { name: "Devika" });
  saveDraft("question", { name: "" });
  expect(sessionStorage).toHaveLength(0);
});

test.each(["null", "[]", "{", '{"name":7,"to":"x"}', '"text"'])(
  "a store that holds %s gives an empty draft",
  (text) => {
    sessionStorage.setItem("draft:question", text);
    expect(readDraft("question")).toEqual({});
  },
);

test("a store that is full or forbidden troubles nobody", () => {
  const refuse = () => {
    throw new DOMException("No.", "QuotaExceededError");
  };
  const spies = (["setItem", "getItem", "removeItem"] as const).map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse),
  );
  saveDraft("question", { name: "Devika" });
  expect(readDraft("question")).toEqual({});
  forgetDraft("question");
  for (const spy of spies) spy.mockRestore();
});
