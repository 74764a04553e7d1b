import type { UseEmblaCarouselType } from "embla-carousel-react";
import { reducedMotion } from "./reduced-motion";
import { restTimer } from "./rest-timer";

type Carousel = NonNullable<UseEmblaCarouselType[1]>;
export type CarouselLabels = { pause: string; start: string };

/** Milliseconds between the end of one animation and the start of the next. */
const rest = 2000;

/**
 * Controls, autoplay and state of a carousel. The root holds the row and the buttons; the region round it carries the
 * name and the index of the selected slide. Returns the way to end it all.
 */
export function runCarousel(
  root: HTMLElement,
  api: Carousel,
  labels: CarouselLabels,
): () => void {
  const region = root.closest<HTMLElement>("[data-selected]") ?? root;
  const row = api.rootNode();
  const toggle = root.querySelector<HTMLElement>("[data-toggle]");
  const reduced = reducedMotion();
  const ends = new AbortController();
  const { signal } = ends;
  let playing = true;
  let hovered = row.matches(":hover") && matchMedia("(hover: hover)").matches;
  let dragged = false;
  let seen = true;
  /** A press moves the focus too; only focus that came without one holds the slides. */
  let pressing = false;
  let focusedByKeyboard = false;
  /** Someone who starts the autoplay by keyboard means it, although the focus is still on the button. */
  let insisted = false;

  const focused = () =>
    focusedByKeyboard && !(insisted && document.activeElement === toggle);
  const rotates = () =>
    playing && !reduced.matches && !focused() && api.canScrollNext();
  const timer = restTimer(
    rest,
    () =>
      rotates() &&
      seen &&
      !hovered &&
      !dragged &&
      !document.hidden &&
      still(api),
    () => api.scrollNext(),
  );

  function update() {
    const slides = api.containerNode();
    slides.setAttribute("aria-live", rotates() ? "off" : "polite");
    timer.update();
  }
  function showSelected() {
    region.dataset.selected = String(api.selectedScrollSnap());
    region.toggleAttribute("data-alone", api.scrollSnapList().length < 2);
    hideSlidesOutOfView(api);
    update();
  }
  function go(direction: -1 | 1) {
    if (direction === 1) api.scrollNext(reduced.matches);
    else api.scrollPrev(reduced.matches);
    update();
  }
  function press(button: HTMLElement) {
    if (button.dataset.go) return go(button.dataset.go === "next" ? 1 : -1);
    if (button !== toggle) return;
    playing = !playing;
    insisted = playing;
    toggle.setAttribute("aria-label", playing ? labels.pause : labels.start);
    toggle.toggleAttribute("data-paused", !playing);
    update();
  }
  function set(change: () => void) {
    return () => {
      change();
      update();
    };
  }

  const mouse = (entered: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    hovered = entered;
    update();
  };
  row.addEventListener("pointerenter", mouse(true), { signal });
  row.addEventListener("pointerleave", mouse(false), { signal });
  region.addEventListener(
    "pointerdown",
    () => {
      pressing = true;
    },
    { signal },
  );
  region.addEventListener(
    "focusin",
    ({ target }) => {
      focusedByKeyboard = !pressing;
      insisted &&= target === toggle;
      update();
    },
    { signal },
  );
  region.addEventListener(
    "focusout",
    set(() => {
      focusedByKeyboard = false;
    }),
    { signal },
  );
  region.addEventListener(
    "click",
    ({ target }) => {
      pressing = false;
      const button = (target as Element).closest<HTMLElement>("button");
      if (button) press(button);
    },
    { signal },
  );
  region.addEventListener(
    "keydown",
    (event) => {
      pressing = false;
      focusedByKeyboard = true;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
      event.preventDefault();
      go(event.key === "ArrowRight" ? 1 : -1);
    },
    { signal },
  );
  document.addEventListener("visibilitychange", update, { signal });
  reduced.addEventListener("change", update, { signal });
  const observer = new IntersectionObserver((entries) => {
    seen = entries.some((entry) => entry.isIntersecting);
    update();
  });
  observer.observe(row);

  api
    .on("select", showSelected)
    .on("reInit", showSelected)
    .on("settle", update)
    .on(
      "pointerDown",
      set(() => {
        dragged = true;
      }),
    )
    .on(
      "pointerUp",
      set(() => {
        dragged = false;
      }),
    );
  showSelected();
  root.dataset.ready = "";

  return () => {
    ends.abort();
    observer.disconnect();
    timer.stop();
  };
}

/** Nothing is under way: the slides stand where they are meant to. */
function still(api: Carousel) {
  const { target, offsetLocation } = api.internalEngine();
  return Math.abs(target.get() - offsetLocation.get()) < 0.01;
}

/** Slides that cannot be seen cannot be reached either. */
function hideSlidesOutOfView(api: Carousel) {
  const slides = api.slideNodes();
  const width = slides[0]?.offsetWidth || 1;
  const perView = Math.max(1, Math.round(api.rootNode().clientWidth / width));
  const selected = api.selectedScrollSnap();
  slides.forEach((slide, index) => {
    const place = (index - selected + slides.length) % slides.length;
    slide.inert = place >= perView;
  });
}
