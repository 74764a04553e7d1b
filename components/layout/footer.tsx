import { Fragment } from "react";
import { NoWrap } from "@/components/ui/no-wrap";
import type { FooterPage, Link, SharedContent } from "@/lib/content/types";
import { fillIn } from "@/lib/site/fill-in";
import { href } from "@/lib/site/with-base-path";
import styles from "./footer.module.css";
import { Logo } from "./logo";
import { SocialLinks } from "./social-links";

/** On main pages it starts with a kolam. */
export function Footer({
  kind,
  site,
  copy,
  updated,
  links,
  textPages,
}: SharedContent & {
  kind: "main" | "landing";
  updated: string;
  links: Link[];
  textPages: FooterPage[];
}) {
  return (
    <footer className={`band ${styles.footer}`} data-surface="night">
      {kind === "main" && <div className={`kolam-band ${styles.kolam}`} />}
      <div className={`wrap cluster ${styles.top}`}>
        <div className={styles.tag}>
          <Logo brand={site.brand} />
          <p className="h2 large">{site.tagline}</p>
        </div>
        <div data-no-print="">
          <h2>{copy.footer.quickLinks}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{copy.footer.talk}</h2>
          <ul>
            <li>
              <a href={`tel:${site.phone.link}`}>
                <NoWrap text={site.phone.shown} />
              </a>
            </li>
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
          </ul>
          <address>
            {site.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      </div>
      <div className={`wrap cluster small ${styles.bottom}`}>
        <div>
          {/* The year comes from the content, so that the same commit always builds the same files. */}
          <p>
            {fillIn(site.copyright, { year: updated.slice(0, 4) })}{" "}
            <a href="#privacy">{copy.privacyLinks.footer}</a>
            {textPages.map(({ path, content }) => (
              <Fragment key={path}>
                {" "}
                <a href={href(path)}>{content.heading}</a>
              </Fragment>
            ))}
          </p>
          {site.legal && <NoWrap as="p" text={site.legal} />}
          {site.sample.length > 0 && <p>{site.sampleNotice}</p>}
        </div>
        <SocialLinks links={site.social} site={site} copy={copy} />
      </div>
    </footer>
  );
}
