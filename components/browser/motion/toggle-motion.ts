import { keepInSession, readSession } from "@/lib/site/session";

/** The animations that the visitor has paused, on all pages of the session: without storage, on this page. */
let paused = [readSession("paused")].flat();

/** Lets the button pause and play the CSS animations of its section. */
export function toggleMotion(button: HTMLElement, signal: AbortSignal) {
  const { motion = "", pause = "", play = "" } = button.dataset;
  const section = button.closest("section") ?? button;

  function showState() {
    const isPaused = paused.includes(motion);
    for (const animation of section.getAnimations({ subtree: true }))
      markEnding(animation, isPaused);
    for (const element of [section, button])
      element.toggleAttribute("data-paused", isPaused);
    button.setAttribute("aria-label", isPaused ? play : pause);
  }

  button.addEventListener(
    "click",
    () => {
      const others = paused.filter((name) => name && name !== motion);
      paused = paused.includes(motion) ? others : [...others, motion];
      keepInSession("paused", paused.length > 0 ? paused : undefined);
      showState();
    },
    { signal },
  );
  showState();
}

/**
 * Lets an animation that goes back and forth run on to the end of its way, and stops it exactly there
 * (home-hero.module.css). A timer tells the end, since a listener for `animationiteration` would wake the page at every
 * turn, also while nothing is paused.
 */
function markEnding(animation: Animation, isPaused: boolean) {
  const effect = animation.effect as KeyframeEffect;
  const { delay = 0, duration, direction } = effect.getTiming();
  const run = effect.target;
  if (!run || !direction?.startsWith("alternate")) return;
  run.toggleAttribute("data-ending", isPaused);
  if (!isPaused) return;
  const now = Number(animation.currentTime);
  const turns = Math.ceil((now - delay) / Number(duration));
  const end = delay + Math.max(0, turns) * Number(duration);
  setTimeout(() => {
    if (!run.matches("[data-ending]")) return;
    run.removeAttribute("data-ending");
    // To read the state starts the pause. A time that is set before the pause would run on until a frame is drawn.
    if (animation.playState === "paused") animation.currentTime = end;
  }, end - now);
}
