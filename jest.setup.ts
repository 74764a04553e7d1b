import "@testing-library/jest-dom";

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom has no layout, so it has no observers of layout.
globalThis.IntersectionObserver ??=
  NoObserver as unknown as typeof IntersectionObserver;
globalThis.ResizeObserver ??= NoObserver as unknown as typeof ResizeObserver;
// jsdom has no timings of how a page was loaded.
performance.getEntries ??= () => [];
