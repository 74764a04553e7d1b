import { reducedMotion } from "@/components/motion/reduced-motion";
import { placeChatButton } from "@/lib/place-chat-button";

/** After so many milliseconds without a scroll the page is being read. */
const rest = 1000;

/** The messaging button is `data-away` while the visitor scrolls down, unless less motion is asked for. Returns its end. */
export function controlChatButton(): (() => void) | undefined {
  const box = document.querySelector<HTMLElement>("body > aside");
  if (!box) return;
  let timer: ReturnType<typeof setTimeout>;
  let last = window.scrollY;
  const settle = () => {
    box.removeAttribute("data-away");
    placeChatButton();
  };
  const follow = () => {
    const isDown = window.scrollY > last && !reducedMotion().matches;
    last = window.scrollY;
    box.toggleAttribute("data-away", isDown);
    box.style.removeProperty("--rise");
    clearTimeout(timer);
    timer = setTimeout(settle, rest);
  };
  settle();
  window.addEventListener("scroll", follow, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener("scroll", follow);
  };
}
