"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { goToTop } from "@/components/motion/go-to-top";
import { adoptTarget, followAnchor, showTarget } from "./anchors";
import { controlDrawer } from "./control-drawer";
import { closeDialogByClick, onHashDialogClose } from "./hash-dialogs";

/**
 * The script of a page besides its widgets: anchors, dialogs with a URL, the drawer. The browser follows links to other
 * pages. The router opens only the page after a sent form.
 */
export function PageControls() {
  const pathname = usePathname();
  const previousPath = useRef(pathname);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
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
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    if (previousPath.current !== pathname) {
      previousPath.current = pathname;
      goToTop();
    }
    // Tells the loader which page is hydrated.
    document.documentElement.dataset.hydrated = location.pathname;
    return controlDrawer();
  }, [pathname]);

  return null;
}
