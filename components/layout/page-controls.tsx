"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { goToTop } from "@/components/motion/go-to-top";
import { canonicalPath } from "@/lib/canonical-path";
import { adoptTarget, followAnchor, showTarget } from "./anchors";
import { controlDrawer } from "./control-drawer";
import { closeDialogByClick, onHashDialogClose } from "./hash-dialogs";

/**
 * What a page needs of script beside its widgets: anchors, dialogs with a URL, the drawer. Links to other pages are the
 * browser's. The one page that script opens, in the same document, is the one that a sent form leads to.
 */
export function PageControls() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener("click", followAnchor, { signal });
    document.addEventListener("click", closeDialogByClick, { signal });
    // The event does not bubble.
    document.addEventListener("close", onHashDialogClose, {
      signal,
      capture: true,
    });
    window.addEventListener("hashchange", showTarget, { signal });
    adoptTarget();
    if (process.env.ANALYTICS) {
      void import("@/components/analytics/start").then(({ start }) => start());
    }
    return () => ends.abort();
  }, []);

  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      showCanonicalPath();
      goToTop();
    }
    // Tells the loader that the page works, and which one it is.
    document.documentElement.dataset.hydrated = location.pathname;
    return controlDrawer();
  }, [pathname]);

  return null;
}

/** Hosts that add a slash or an extension still show the canonical URL. */
function showCanonicalPath() {
  const { origin, pathname, search, hash } = location;
  const path = canonicalPath(pathname);
  if (path !== pathname)
    history.replaceState(null, "", origin + path + search + hash);
}
