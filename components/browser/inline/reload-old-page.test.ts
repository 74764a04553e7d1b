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

const script = () => document.querySelector("script") as HTMLScriptElement;

/** The page's script or another file does not load. Resolves when the host has answered. */
async function fail(failed: Element = script()) {
  fireEvent.error(failed);
  for (let step = 0; step < 10; step++) await null;
}

test("a page whose script is gone is loaded again if the host has a newer one", async () => {
  await fail();
  expect(opened()).toEqual(reload);
});

test("a page is not loaded again if a reload has not helped", async () => {
  arriveBy("reload");
  await fail();
  expect(opened()).toEqual([]);
});

test("a page is not loaded again if the host has no other", async () => {
  answerWith('<script integrity="sha384-old"></script>');
  await fail();
  expect(opened()).toEqual([]);
});

test("a page is not loaded again if the host cannot be reached", async () => {
  window.fetch = () => Promise.reject(new TypeError());
  await fail();
  expect(opened()).toEqual([]);
});

test("a page is not loaded again for a picture that is gone", async () => {
  document.body.innerHTML = "<img>";
  await fail(document.querySelector("img") as Element);
  expect(opened()).toEqual([]);
});

test("nothing that a visitor has typed is lost by a reload", async () => {
  fireEvent.input(document.querySelector("input") as Element);
  await fail();
  delete document.documentElement.dataset.used;
  expect(opened()).toEqual([]);
});

test("a page with a kept press is not loaded again", async () => {
  document.querySelector("form")?.setAttribute("data-used", "");
  await fail();
  expect(opened()).toEqual([]);
});
