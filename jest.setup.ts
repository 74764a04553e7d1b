import "@testing-library/jest-dom";

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom has no layout, so it has none of the observers that watch one.
globalThis.IntersectionObserver ??=
  NoObserver as unknown as typeof IntersectionObserver;
globalThis.ResizeObserver ??= NoObserver as unknown as typeof ResizeObserver;
// Nor does it measure how a page was loaded.
performance.getEntries ??= () => [];
