import { useEffect, useRef } from "react";
import button from "@/components/ui/button.module.css";
import type { ErrorPageCopy } from "@/lib/content/error-page-copy";
import styles from "./error-page.module.css";

// Filled in by next.config.ts when the site is built: an error page must not depend on anything that has to arrive.
const words: ErrorPageCopy = JSON.parse(process.env.ERROR_PAGE_COPY ?? "{}");

/**
 * What a visitor sees in place of a page that broke, in the site's look and with two ways to reach a person.
 * It never reloads by itself, as a visitor may be writing in another part of the page.
 */
export function PageError({ reset }: { reset: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <main className={`band ${styles.error}`} data-surface="rose">
      <h1 ref={heading} tabIndex={-1}>
        {words.heading}
      </h1>
      <p>{words.lead}</p>
      <p className={styles.actions}>
        <button type="button" className={button.button} onClick={reset}>
          {words.retry}
        </button>
        <button
          type="button"
          className={button.button}
          data-kind="secondary"
          onClick={() => location.reload()}
        >
          {words.reload}
        </button>
        <a
          className={button.button}
          data-kind="secondary"
          href={words.homeHref}
        >
          {words.home}
        </a>
      </p>
      <p className={styles.people}>
        <a className="text-link" href={`tel:${words.phone.link}`}>
          {words.phone.shown}
        </a>
        <a className="text-link" href={`mailto:${words.email}`}>
          {words.email}
        </a>
      </p>
    </main>
  );
}
