import { isPaused, setPaused } from "./paused";

export function toggleMotion(button: HTMLElement, signal: AbortSignal) {
  const { motion = "" } = button.dataset;
  const section = button.closest("section");
  button.addEventListener(
    "click",
    () => {
      setPaused(motion, !isPaused(motion));
      for (const run of section?.querySelectorAll("[data-at-end]") ?? [])
        run.removeAttribute("data-at-end");
      showState(button);
    },
    { signal },
  );
  for (const type of ["animationstart", "animationiteration"] as const)
    section?.addEventListener(
      type,
      (event) => markEnd(event, isPaused(motion)),
      { signal },
    );
  showState(button);
}

/**
 * Lets a pause stop discs where they fit into the end of their track (home-hero.module.css), and exactly there, however
 * late the event is.
 */
function markEnd({ target, elapsedTime }: AnimationEvent, paused: boolean) {
  const run = target as Element;
  run.toggleAttribute("data-at-end", paused);
  if (!paused) return;
  for (const animation of run.getAnimations()) {
    const delay = Number(animation.effect?.getTiming().delay);
    animation.currentTime = delay + elapsedTime * 1000;
  }
}

function showState(button: HTMLElement) {
  const { motion = "", pause = "", play = "" } = button.dataset;
  const paused = isPaused(motion);
  for (const element of [button, button.closest("section")])
    element?.toggleAttribute("data-paused", paused);
  button.setAttribute("aria-label", paused ? play : pause);
}
