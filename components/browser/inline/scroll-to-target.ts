/**
 * A page that is reached with Back or Forward, even from the back/forward cache, is shown at once from its top or from
 * the target of its URL.
 */

import { findTarget } from "@/components/browser/target";
import { loadType, onTarget, painted, root } from "./this-page";

const scroll = () =>
  (findTarget() ?? root).scrollIntoView({ behavior: "instant" });

// Until the behaviours start, base.css lets the browser scroll smoothly, which is for links alone.
if (location.hash || loadType() !== "navigate")
  root.style.scrollBehavior = "auto";
if (loadType() === "back_forward") {
  history.scrollRestoration = "manual";
  scroll();
}
onTarget(async () => {
  await painted();
  // The target is parsed now. Chromium may also have restored a scroll position before this script.
  if (history.scrollRestoration === "manual") scroll();
});
addEventListener("load", async () => {
  await painted();
  // From now on a reload keeps the scroll position.
  history.scrollRestoration = "auto";
});
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  scroll();
  // WebKit restores the scroll position of a cached page between the two.
  painted().then(scroll);
});
