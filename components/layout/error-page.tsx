import { useEffect } from "react";
import { goToTop } from "@/components/motion/go-to-top";
import button from "@/components/ui/button.module.css";
import { canonicalPath } from "@/lib/canonical-path";
import type { ErrorPageCopy } from "@/lib/content/error-page-copy";
import styles from "./error-page.module.css";

// Filled in by next.config.ts when the site is built: an error page must not depend on anything that has to arrive.
const copy: ErrorPageCopy = JSON.parse(process.env.ERROR_PAGE_COPY ?? "{}");

/**
 * What a visitor sees in place of a page that broke, in the site's look and with two channels to a person.
 * A page that a visitor has read never loads again by itself, as they may be writing in another part of it.
 */
export function PageError() {
  useEffect(() => {
    // A page that script has opened and whose code does not come: the browser loads it.
    const [load] = performance.getEntriesByType("navigation");
    if (load && pathOf(load.name) !== pathOf(location.href))
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

function pathOf(url: string): string {
  return canonicalPath(new URL(url).pathname);
}
