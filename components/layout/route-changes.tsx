"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { scrollToAnchor } from "@/components/motion/anchor-scroll";
import { goToTop } from "@/components/motion/go-to-top";
import { canonicalPath } from "@/lib/canonical-path";
import {
  closeDialogByClick,
  isHashDialog,
  onHashDialogClose,
  openHashDialog,
  syncHashDialogs,
} from "./hash-dialogs";
import {
  adoptTarget,
  canonicalize,
  hashTarget,
  internalTarget,
  isLoadingCode,
  lacksStyles,
  openDetails,
  showHashTarget,
  watchFiles,
} from "./navigation";
import styles from "./route-changes.module.css";

/** The fallback comes when a wait is felt; in milliseconds. */
const noticeableWait = 400;
/** After this long without the page's data the browser loads the page itself. Code and styles have their own timeout. */
const pageDataTimeout = 10_000;

/**
 * Turns plain internal links into route changes that keep the document. One listener serves every link,
 * so links stay plain markup: they work before this code arrives and when it never does.
 */
export function RouteChanges({
  basePath,
  loading,
}: {
  basePath: string;
  loading: string;
}) {
  const router = useRouter();
  const pathname = usePathname();
  const shown = useRef(pathname);
  /** The page that the visitor waits for, whether by a link, Back or Forward. */
  const [awaited, setAwaited] = useState<string>();
  const [isFelt, setFelt] = useState(false);

  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    const ends = new AbortController();
    const { signal } = ends;
    const pathOf = ({ pathname }: { pathname: string }) =>
      canonicalPath(pathname).slice(basePath.length) || "/";
    const wait = (url: URL | Location) =>
      setAwaited(pathOf(url) === shown.current ? undefined : url.href);

    document.addEventListener(
      "click",
      (event) => {
        const anchor = hashTarget(event, basePath);
        if (anchor) {
          event.preventDefault();
          if (isHashDialog(anchor))
            return openHashDialog(anchor, event.target as Element);
          openDetails(anchor);
          return scrollToAnchor(anchor);
        }
        const url = internalTarget(event, basePath);
        if (!url) return;
        event.preventDefault();
        const path = pathOf(url);
        wait(url);
        if (path === shown.current && !url.hash) {
          // Also takes back a route change that is under way.
          router.replace(path + url.search, { scroll: false });
          return goToTop();
        }
        router.push(path + url.search + url.hash);
      },
      { signal },
    );
    document.addEventListener("click", closeDialogByClick, { signal });
    // The event does not bubble.
    document.addEventListener("close", onHashDialogClose, {
      signal,
      capture: true,
    });
    window.addEventListener("popstate", () => wait(location), { signal });
    const prefetch = (event: Event) => {
      const url = internalTarget(event, basePath);
      const saving = (navigator as { connection?: { saveData?: boolean } })
        .connection?.saveData;
      if (url && !saving) router.prefetch(pathOf(url));
    };
    for (const type of ["pointerover", "focusin"])
      document.addEventListener(type, prefetch, { signal, passive: true });
    window.addEventListener("hashchange", showHashTarget, { signal });
    // Every route change ends at the top, back and forward included. Only a document that is left for good
    // gets its position back from the browser: after a reload, or on the return from another site.
    history.scrollRestoration = "manual";
    window.addEventListener(
      "pagehide",
      () => {
        history.scrollRestoration = "auto";
      },
      { signal },
    );
    window.addEventListener(
      "pageshow",
      () => {
        history.scrollRestoration = "manual";
        // A document that the browser has kept may have been left while it waited.
        setAwaited(undefined);
      },
      { signal },
    );
    adoptTarget();
    if (process.env.ANALYTICS) {
      void import("@/components/analytics/start").then(({ start }) => start());
    }
    return () => ends.abort();
  }, [basePath, router]);

  // Before the new page is painted, so that the fallback never covers it.
  useLayoutEffect(() => {
    setAwaited(undefined);
    if (shown.current === pathname) return;
    // React shows a page without a stylesheet that failed, or did not come within a minute; loaded in full, it has all.
    // A sheet that has come takes a moment to be read, and that of an error page to come.
    const check = setTimeout(() => {
      if (lacksStyles()) location.reload();
    }, 1000);
    return () => clearTimeout(check);
  }, [pathname]);

  useEffect(() => {
    canonicalize();
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (location.hash) return showHashTarget();
    syncHashDialogs();
    goToTop();
  }, [pathname]);

  useEffect(watchFiles, []);

  useEffect(() => {
    if (!awaited) return;
    const felt = setTimeout(setFelt, noticeableWait, true);
    const watchdog = setTimeout(() => {
      if (isLoadingCode()) return;
      if (location.href === awaited) location.reload();
      else location.assign(awaited);
    }, pageDataTimeout);
    return () => {
      clearTimeout(felt);
      clearTimeout(watchdog);
      setFelt(false);
    };
  }, [awaited]);

  if (!awaited || !isFelt) return null;
  return (
    <div role="status" aria-label={loading} className={styles.fallback}>
      <span />
    </div>
  );
}
