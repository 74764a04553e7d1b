/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/dom";
import "./reload-old-page";

/** jsdom opens no pages and reports each attempt on the console. */
const opened = () =>
  jest.mocked(console.error).mock.calls.map(([{ message }]) => message);
const reload = [expect.stringContaining("navigation")];

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation();
  document.body.innerHTML = "<form><input></form><script></script>";
  script().integrity = "sha384-old";
  arriveBy("navigate");
  answerWith('<script integrity="sha384-new"></script>');
});

function arriveBy(type: string) {
  performance.getEntriesByType = () => [
    { type } as PerformanceNavigationTiming,
  ];
}

function answerWith(page: string) {
  window.fetch = async () => ({ text: async () => page }) as Response;
}

const find = <T extends Element>(tag: string) =>
  document.querySelector(tag) as T;
const script = () => find<HTMLScriptElement>("script");

/** The page's script or another file does not load. Resolves when the host has answered. */
async function fail(failed: Element = script()) {
  fireEvent.error(failed);
  for (let step = 0; step < 10; step++) await null;
}

test("a page whose script is gone is loaded again if the host has a newer one", async () => {
  await fail();
  expect(opened()).toEqual(reload);
});

test.each<[string, () => unknown]>([
  ["a reload has not helped", () => arriveBy("reload")],
  [
    "the host has no other",
    () => answerWith('<script integrity="sha384-old"></script>'),
  ],
  [
    "the host cannot be reached",
    () => {
      window.fetch = () => Promise.reject(new TypeError());
    },
  ],
  ["its visitor has typed", () => fireEvent.input(find("input"))],
  ["it has a kept press", () => find("form").setAttribute("data-used", "")],
])("a page is not loaded again if %s", async (_reason, change) => {
  change();
  await fail();
  delete document.documentElement.dataset.used;
  expect(opened()).toEqual([]);
});

test("a page is not loaded again for a picture that is gone", async () => {
  document.body.innerHTML = "<img>";
  await fail(find("img"));
  expect(opened()).toEqual([]);
});
