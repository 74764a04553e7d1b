import { isPaused, setPaused } from "./paused";

/** Makes a button pause and start the animation that its `data-motion` names. Several buttons may serve one animation. */
export function toggleMotion(button: HTMLElement, signal: AbortSignal) {
  const { motion = "" } = button.dataset;
  button.addEventListener(
    "click",
    () => {
      setPaused(motion, !isPaused(motion));
      for (const one of document.querySelectorAll<HTMLElement>(
        `[data-motion="${motion}"]`,
      ))
        showState(one);
    },
    { signal },
  );
  showState(button);
}

function showState(button: HTMLElement) {
  const { motion = "", pause = "", play = "" } = button.dataset;
  const paused = isPaused(motion);
  button.toggleAttribute("data-paused", paused);
  button.setAttribute("aria-label", paused ? play : pause);
}
