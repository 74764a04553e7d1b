/** @jest-environment jsdom */
import {
  cleanup,
  fireEvent,
  render,
  screen,
  within,
} from "@testing-library/react";
import type { Interface } from "@/lib/content/types";
import { OtherScripts } from "./other-scripts";

const mockStart = jest.fn();

jest.mock("@/lib/site/other-scripts", () => ({
  otherScripts: [
    {
      name: "Broken",
      start: () => {
        throw new TypeError("not here");
      },
    },
    { name: "Counter", needsConsent: true, start: () => mockStart() },
  ],
}));

const copy = {
  consent: { heading: "Ask", question: "May it?", agree: "Yes", refuse: "No" },
} as Interface;

const report = jest.fn();
let page = new AbortController();

beforeEach(() => {
  localStorage.clear();
  globalThis.reportError = report;
  window.ResizeObserver = class {
    observe() {}
  } as never;
});

/** Opens a page, with code that has started nothing yet. */
async function open() {
  page.abort();
  page = new AbortController();
  cleanup();
  jest.resetModules();
  mockStart.mockClear();
  const { attach } = await import("./other-scripts.browser");
  const { container } = render(
    <>
      <header />
      <dialog open>
        <OtherScripts copy={copy} />
      </dialog>
    </>,
    { container: document.body },
  );
  const root = container.querySelector<HTMLElement>("[data-island]");
  await attach(root as HTMLElement, page.signal);
}

const bar = () => document.querySelector<HTMLElement>(".consent-bar");
const dialog = () => within(screen.getByRole("dialog"));
const press = (name: string, within = dialog()) =>
  fireEvent.click(within.getByRole("button", { name }));

test("a script whose start throws is named and stops no other", async () => {
  await open();
  expect(report.mock.calls.map(([error]) => error.message)).toEqual([
    "lib/site/other-scripts.ts: “Broken” > start: found TypeError: not here; expected no error",
  ]);
  expect(bar()).toBeVisible();
});

test("a visitor agrees once, for each page", async () => {
  await open();
  expect(mockStart).not.toHaveBeenCalled();
  press("Yes", within(bar() as HTMLElement));
  press("Yes");
  expect(mockStart).toHaveBeenCalledTimes(1);
  await open();
  expect(mockStart).toHaveBeenCalledTimes(1);
  expect(bar()).toBeNull();
});

test("a refusal holds on each page, and shows in the dialog", async () => {
  await open();
  press("No");
  await open();
  expect(mockStart).not.toHaveBeenCalled();
  expect(bar()).toBeNull();
  const pressed = dialog().getByRole("button", { pressed: true });
  expect(pressed).toHaveTextContent("No");
});

test.each([
  ["to other names", { names: "Chat" }],
  ["of more than half a year ago", { at: Date.now() - 190 * 86_400_000 }],
  ["that another program has broken", { at: "today" }],
])("an answer %s is none", async (_, change) => {
  const kept = { names: "Counter", answer: "yes", at: Date.now(), ...change };
  localStorage.setItem("consent", JSON.stringify(kept));
  await open();
  expect(mockStart).not.toHaveBeenCalled();
  expect(bar()).toBeVisible();
});
