import { useEffect } from "react";
import { goToTop } from "@/components/motion/go-to-top";
import button from "@/components/ui/button.module.css";
import type { ErrorPageCopy } from "@/lib/content/error-page-copy";
import styles from "./error-page.module.css";

// Filled in by next.config.ts when the site is built: an error page must not depend on anything that has to arrive.
const copy: ErrorPageCopy = JSON.parse(process.env.ERROR_PAGE_COPY ?? "{}");

/**
 * What a visitor sees in place of a page that broke, in the site's look and with two channels to a person.
 * It never loads again by itself, as a visitor may be writing in another part of the page.
 */
export function PageError() {
  useEffect(() => {
    goToTop();
    // What stands here after it is the page.
    return goToTop;
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
