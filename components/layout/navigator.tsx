"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { scrollToAnchor } from "@/components/motion/anchor-scroll";
import {
  canonicalize,
  hashTarget,
  internalTarget,
  openDetails,
  showHashTarget,
} from "./navigation";
import styles from "./navigator.module.css";

/** The fallback comes when a wait is felt, and then stays long enough not to flash; in milliseconds. */
const noticeableWait = 400;
const shortestShowing = 300;
/** After this long without the page's data, the browser loads the page itself. */
const payloadLimit = 10_000;

/**
 * Turns plain internal links into route changes that keep the document. One listener serves every link,
 * so links stay plain markup: they work before this code arrives and when it never does.
 */
export function Navigator({
  basePath,
  loading,
  children,
}: {
  basePath: string;
  loading: string;
  children: React.ReactNode;
}) {
  const router = useRouter();
  const pathname = usePathname();
  const [pending, startTransition] = useTransition();
  const [waiting, setWaiting] = useState(false);
  const watchdog = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(pathname);

  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    const ends = new AbortController();
    const { signal } = ends;

    document.addEventListener(
      "click",
      (event) => {
        const place = hashTarget(event, basePath);
        if (place) {
          event.preventDefault();
          openDetails(place);
          return scrollToAnchor(place);
        }
        const url = internalTarget(event, basePath);
        if (!url) return;
        event.preventDefault();
        const path = url.pathname.slice(basePath.length) || "/";
        if (path === shown.current && !url.hash) return arrive();
        clearTimeout(watchdog.current);
        watchdog.current = setTimeout(
          () => location.assign(url.href),
          payloadLimit,
        );
        startTransition(() => router.push(path + url.search + url.hash));
      },
      { signal },
    );
    const prefetch = (event: Event) => {
      const url = internalTarget(event, basePath);
      const saving = (navigator as { connection?: { saveData?: boolean } })
        .connection?.saveData;
      if (url && !saving)
        router.prefetch(url.pathname.slice(basePath.length) || "/");
    };
    document.addEventListener("pointerover", prefetch, {
      signal,
      passive: true,
    });
    document.addEventListener("focusin", prefetch, { signal });
    window.addEventListener("hashchange", showHashTarget, { signal });
    // Every route change ends at the top, back and forward included. Only a document that is left for good
    // gets its position back from the browser: after a reload, or on the way back from another site.
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
      },
      { signal },
    );
    if (location.hash) showHashTarget();
    if (process.env.ANALYTICS) {
      void import("@/components/analytics/start").then(({ start }) => start());
    }
    return () => ends.abort();
  }, [basePath, router]);

  useEffect(() => {
    canonicalize();
    if (shown.current === pathname) return;
    shown.current = pathname;
    clearTimeout(watchdog.current);
    if (location.hash) showHashTarget();
    else arrive();
  }, [pathname]);

  useEffect(() => {
    if (pending === waiting) return;
    const delay = pending ? noticeableWait : shortestShowing;
    const timer = setTimeout(setWaiting, delay, pending);
    return () => clearTimeout(timer);
  }, [pending, waiting]);

  if (!waiting) return null;
  return (
    <div role="status" aria-label={loading} className={styles.fallback}>
      {children}
    </div>
  );
}

/** The top of the page, at once, with the focus on its heading. */
function arrive() {
  window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
