import type { UseEmblaCarouselType } from "embla-carousel-react";
import { reducedMotion } from "./reduced-motion";

type Carousel = NonNullable<UseEmblaCarouselType[1]>;

/** What keeps the slides where they are while it lasts. */
type PauseReason = "hover" | "drag" | "focus" | "out of view";

/** Milliseconds between the end of one animation and the start of the next. */
const rest = 2000;
/** Less than this share of the row between two frames, a third of a pixel, is no motion to be seen. */
const unseen = 0.0001;

/**
 * Controls, autoplay and state of a carousel. The root holds the row and the buttons; the region around it carries the
 * name and the index of the selected slide. The carousel's own events come long after its slides have visibly ended,
 * so the rest begins anew with every frame in which they visibly move.
 * @returns ends it
 */
export function runCarousel(root: HTMLElement, api: Carousel): () => void {
  const region = root.closest<HTMLElement>("[data-selected]") ?? root;
  const row = api.rootNode();
  const toggle = root.querySelector<HTMLElement>("[data-toggle]");
  const reduced = reducedMotion();
  const ends = new AbortController();
  const { signal } = ends;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let progress = api.scrollProgress();
  let isPlaying = true;
  const pauseReasons = new Set<PauseReason>();
  if (row.matches(":hover") && matchMedia("(hover: hover)").matches)
    pauseReasons.add("hover");

  const isRotating = () =>
    isPlaying &&
    !reduced.matches &&
    !pauseReasons.has("focus") &&
    api.canScrollNext();

  function setPaused(reason: PauseReason, isPaused: boolean) {
    if (isPaused) pauseReasons.add(reason);
    else pauseReasons.delete(reason);
    update();
  }
  function update() {
    const isAllowed =
      isRotating() && pauseReasons.size === 0 && !document.hidden;
    api
      .containerNode()
      .setAttribute("aria-live", isRotating() ? "off" : "polite");
    clearTimeout(timer);
    if (isAllowed) timer = setTimeout(() => api.scrollNext(), rest);
  }
  function showSelected() {
    region.dataset.selected = String(api.selectedScrollSnap());
    hideSlidesOutOfView(api);
    update();
  }
  function go(direction: string) {
    if (direction === "next") api.scrollNext(reduced.matches);
    else api.scrollPrev(reduced.matches);
    update();
  }
  function setPlaying(playing: boolean) {
    isPlaying = playing;
    // The button shows and says what a press would do.
    const { pause = "", start = "" } = toggle?.dataset ?? {};
    toggle?.setAttribute("aria-label", isPlaying ? pause : start);
    toggle?.toggleAttribute("data-paused", !isPlaying);
    // Someone who starts the autoplay by keyboard means it, although the focus is still on the button.
    setPaused("focus", false);
  }

  function listen<Type extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) {
    target.addEventListener(type, listener, { signal });
  }
  listen(row, "pointerenter", ({ pointerType }) =>
    setPaused("hover", pointerType === "mouse"),
  );
  listen(row, "pointerleave", () => setPaused("hover", false));
  // A press moves the focus too; only focus that shows holds the slides.
  listen(region, "focusin", ({ target }) =>
    setPaused("focus", (target as Element).matches(":focus-visible")),
  );
  listen(region, "focusout", () => setPaused("focus", false));
  listen(region, "click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("button");
    if (button?.dataset.go) go(button.dataset.go);
    else if (button && button === toggle) setPlaying(!isPlaying);
  });
  listen(region, "keydown", (event) => {
    setPaused("focus", true);
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    go(event.key === "ArrowRight" ? "next" : "previous");
  });
  document.addEventListener("visibilitychange", update, { signal });
  reduced.addEventListener("change", update, { signal });
  const observer = new IntersectionObserver((entries) =>
    setPaused("out of view", !entries.some((entry) => entry.isIntersecting)),
  );
  observer.observe(row);

  // The carousel forgets these when it is destroyed.
  api
    .on("select", showSelected)
    .on("reInit", showSelected)
    .on("pointerDown", () => setPaused("drag", true))
    .on("pointerUp", () => setPaused("drag", false))
    .on("scroll", () => {
      const moved = Math.abs(api.scrollProgress() - progress);
      progress = api.scrollProgress();
      if (moved > unseen) update();
    });
  showSelected();
  setPlaying(isPlaying);
  root.dataset.ready = "";

  return () => {
    ends.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Slides that cannot be seen whole cannot be reached either. */
function hideSlidesOutOfView(api: Carousel) {
  const slides = api.slideNodes();
  const width = slides[0]?.offsetWidth || 1;
  const room = api.rootNode().clientWidth;
  const perView = Math.max(1, Math.round(room / width));
  const selected = api.selectedScrollSnap();
  slides.forEach((slide, index) => {
    const offset = (index - selected + slides.length) % slides.length;
    slide.inert = offset >= perView;
  });
}
