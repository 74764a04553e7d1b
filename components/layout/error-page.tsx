import { useEffect } from "react";
import { goToTop } from "@/components/motion/go-to-top";
import button from "@/components/ui/button.module.css";
import { canonicalPath } from "@/lib/canonical-path";
import type { ErrorPageCopy } from "@/lib/content/error-page-copy";
import styles from "./error-page.module.css";

// next.config.ts inserts the copy at build time, because an error page must not depend on a request.
const copy: ErrorPageCopy = JSON.parse(process.env.ERROR_PAGE_COPY ?? "{}");

/**
 * Replaces a page that threw an error, in the design of the site and with two contact channels.
 * A page that was already shown does not reload by itself, because the visitor may be typing in another part of it.
 */
export function PageError() {
  useEffect(() => {
    // The router opened this page, but its code failed to load. The browser loads the page instead.
    const [load] = performance.getEntriesByType("navigation");
    if (load && getPath(load.name) !== getPath(location.href))
      return location.reload();
    goToTop();
  }, []);

  return (
    <div className={`band ${styles.error}`} data-surface="rose">
      <h1>{copy.heading}</h1>
      <p className="lead">{copy.lead}</p>
      <p className={`cluster ${styles.actions}`}>
        <button
          type="button"
          className={button.button}
          onClick={() => location.reload()}
        >
          {copy.retry}
        </button>
        <a className={button.button} data-kind="secondary" href={copy.homeHref}>
          {copy.home}
        </a>
      </p>
      <p className={`cluster lead ${styles.channels}`}>
        <a className="text-link" href={`tel:${copy.phone.link}`}>
          {copy.phone.shown}
        </a>
        <a className="text-link" href={`mailto:${copy.email}`}>
          {copy.email}
        </a>
      </p>
    </div>
  );
}

function getPath(url: string): string {
  return canonicalPath(new URL(url).pathname);
}
