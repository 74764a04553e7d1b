import type { UseEmblaCarouselType } from "embla-carousel-react";
import { observe } from "react-intersection-observer";
import { reducedMotion } from "@/components/ui/reduced-motion.browser";

type Carousel = NonNullable<UseEmblaCarouselType[1]>;

type PauseReason = "hover" | "drag" | "focus" | "out of view";

/** Milliseconds between the end of one animation and the start of the next. */
const autoplayDelay = 2000;
/** Scroll progress between two frames that is too small to see: a third of a pixel. */
const invisibleProgress = 0.0001;

/**
 * Adds the controls, autoplay and state of a carousel. The root contains the row and the buttons. The region around it
 * has the name and the index of the selected slide. Embla's events come long after the slides have visibly stopped, so
 * each frame in which they visibly move restarts the timer.
 * @returns removes them
 */
export function runCarousel(root: HTMLElement, api: Carousel): () => void {
  const region = root.closest<HTMLElement>("[data-selected]") ?? root;
  const row = api.rootNode();
  const toggle = root.querySelector<HTMLElement>("[data-toggle]");
  const reduced = reducedMotion();
  const listeners = new AbortController();
  const { signal } = listeners;
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
    if (isAllowed) timer = setTimeout(() => api.scrollNext(), autoplayDelay);
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
    // The icon and the label of the button say what a click does.
    const { pause = "", play = "" } = toggle?.dataset ?? {};
    toggle?.setAttribute("aria-label", isPlaying ? pause : play);
    toggle?.toggleAttribute("data-paused", !isPlaying);
    // Autoplay that is started by keyboard must run although the focus is on the button.
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
  // A click moves the focus too. Only visible focus pauses the autoplay.
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
    const isRtl = api.internalEngine().options.direction === "rtl";
    go((event.key === "ArrowLeft") === isRtl ? "next" : "previous");
  });
  document.addEventListener("visibilitychange", update, { signal });
  reduced.addEventListener("change", update, { signal });
  const unobserve = observe(row, (inView) => setPaused("out of view", !inView));

  // Embla removes these listeners when it is destroyed.
  api
    .on("select", showSelected)
    .on("reInit", showSelected)
    .on("pointerDown", () => setPaused("drag", true))
    .on("pointerUp", () => setPaused("drag", false))
    .on("scroll", () => {
      const moved = Math.abs(api.scrollProgress() - progress);
      progress = api.scrollProgress();
      if (moved > invisibleProgress) update();
    });
  showSelected();
  setPlaying(isPlaying);
  root.dataset.ready = "";

  return () => {
    listeners.abort();
    unobserve();
    clearTimeout(timer);
  };
}

function hideSlidesOutOfView(api: Carousel) {
  const slides = api.slideNodes();
  const slideWidth = slides[0]?.offsetWidth || 1;
  const rowWidth = api.rootNode().clientWidth;
  const perView = Math.max(1, Math.round(rowWidth / slideWidth));
  const selected = api.selectedScrollSnap();
  slides.forEach((slide, index) => {
    const offset = (index - selected + slides.length) % slides.length;
    slide.inert = offset >= perView;
  });
}
