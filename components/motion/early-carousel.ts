import { reducedMotion } from "./reduced-motion";

/**
 * What the buttons of a carousel do until its code has come: the row scrolls by itself, and the carousel takes over
 * where it stands.
 */
export function serveCarousel(root: HTMLElement) {
  const region = root.closest<HTMLElement>("[data-selected]");
  const row = root.querySelector<HTMLElement>("[data-row]");
  let selected: number | undefined;

  function go(step: number) {
    if (!region || !row) return;
    const offsets = [
      ...row.querySelectorAll<HTMLElement>("[aria-roledescription=slide]"),
    ].map(({ offsetLeft }) => offsetLeft);
    const [first = 0, second = 0] = offsets;
    selected ??= Math.round(row.scrollLeft / (second - first));
    selected = (selected + step + offsets.length) % offsets.length;
    region.dataset.selected = String(selected);
    row.scrollTo({
      left: (offsets[selected] ?? 0) - first,
      behavior: reducedMotion().matches ? "instant" : "smooth",
    });
  }

  // Whoever scrolls the row by hand has left what a button asked for.
  for (const type of ["pointerdown", "wheel"])
    row?.addEventListener(
      type,
      () => {
        selected = undefined;
        if (region && !("ready" in root.dataset)) region.dataset.selected = "0";
      },
      { passive: true },
    );

  for (const button of root.querySelectorAll<HTMLElement>(
    "[data-go], [data-toggle]",
  )) {
    // Each is ready by itself, as the carousel around it is not.
    button.dataset.island = "";
    button.dataset.ready = "";
    // A press that the loader has kept comes again.
    button.removeAttribute("data-paused");
    button.addEventListener("click", () => {
      if ("ready" in root.dataset) return;
      if (button.dataset.go) go(button.dataset.go === "next" ? 1 : -1);
      else showPlaying(button, button.hasAttribute("data-paused"));
    });
  }
}

/** A pause button shows and says what a press would do. */
export function showPlaying(button: HTMLElement, isPlaying: boolean) {
  const { pause = "", start = "" } = button.dataset;
  button.setAttribute("aria-label", isPlaying ? pause : start);
  button.toggleAttribute("data-paused", !isPlaying);
}
