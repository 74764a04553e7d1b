import "@/components/ui/toasts.css";
import { Kolam } from "@/components/media/kolam";
import { ButtonLink } from "@/components/ui/button";
import { RichText } from "@/components/ui/rich-text";
import type { Link } from "@/lib/content/types";
import { href } from "@/lib/site/with-base-path";
import styles from "./message-page.module.css";

/** A full-screen message beside a line that closes (thank you) or stops half-way (not found). */
export function MessagePage({
  content: { heading, lead, links },
  figure,
}: {
  content: { heading: string; lead: string; links: Link[] };
  figure: "thank-you" | "not-found";
}) {
  return (
    <div
      className={`band ${styles.message}`}
      data-surface={figure === "thank-you" ? "deep" : "rose"}
    >
      <div className={styles.figure} data-figure={figure}>
        <Kolam name={figure} />
      </div>
      <div>
        <h1>{heading}</h1>
        <RichText as="p" text={lead} />
        <div className="cluster">
          {links.map((link, index) => (
            <ButtonLink
              key={link.href}
              href={href(link.href)}
              kind={index === 0 ? "primary" : "secondary"}
            >
              {link.label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  );
}
