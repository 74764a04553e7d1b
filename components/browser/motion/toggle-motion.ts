import { isPaused, setPaused } from "./paused";

/** Lets the button pause and play the CSS animations of its section. */
export function toggleMotion(button: HTMLElement, signal: AbortSignal) {
  const { motion = "", pause = "", play = "" } = button.dataset;
  const section = button.closest("section") ?? button;

  function showState() {
    const paused = isPaused(motion);
    for (const animation of section.getAnimations({ subtree: true }))
      markEnding(animation, paused);
    for (const element of [section, button])
      element.toggleAttribute("data-paused", paused);
    button.setAttribute("aria-label", paused ? play : pause);
  }

  button.addEventListener(
    "click",
    () => {
      setPaused(motion, !isPaused(motion));
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
function markEnding(animation: Animation, paused: boolean) {
  const effect = animation.effect as KeyframeEffect;
  const { delay = 0, duration, direction } = effect.getTiming();
  const run = effect.target;
  if (!run || !direction?.startsWith("alternate")) return;
  run.toggleAttribute("data-ending", paused);
  if (!paused) return;
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
