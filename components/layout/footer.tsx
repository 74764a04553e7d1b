import { home, ui } from "@/lib/content/load";
import type { Site } from "@/lib/content/types";
import { routes } from "@/lib/routes";
import { href } from "@/lib/with-base-path";
import styles from "./footer.module.css";
import { Logo } from "./logo";
import { SocialLinks } from "./social-links";

export function MainFooter({ site }: { site: Site }) {
  const links = routes.flatMap((route) =>
    "navLabel" in route
      ? [{ label: route.navLabel, href: href(route.path) }]
      : [],
  );
  return (
    <footer
      className={`band ${styles.footer}`}
      data-surface="night"
      data-kind="main"
    >
      <div className={styles.kolam} />
      <div className={`wrap ${styles.top}`}>
        <Tagline site={site} />
        <QuickLinks links={links} />
        <div>
          <h2>{ui.footer.talk}</h2>
          <ContactLinks site={site} />
          <Address site={site} />
        </div>
      </div>
      <Bottom site={site} />
    </footer>
  );
}

export function LandingFooter({ site }: { site: Site }) {
  const links = ui.landingLinks
    .filter((link) => link.footer)
    .map(({ label, section }) => ({ label, href: `#${section}` }));
  return (
    <footer
      className={`band ${styles.footer}`}
      data-surface="night"
      data-kind="landing"
    >
      <div className={`wrap ${styles.top}`}>
        <Tagline site={site} />
        <QuickLinks links={links} />
        <div>
          <h2>{ui.footer.talk}</h2>
          <ContactLinks site={site} />
        </div>
        <div>
          <h2>{ui.footer.visit}</h2>
          <Address site={site} />
        </div>
      </div>
      <Bottom site={site} />
    </footer>
  );
}

function Tagline({ site }: { site: Site }) {
  return (
    <div className={styles.tag}>
      <Logo brand={site.brand} />
      <p>{site.tagline}</p>
    </div>
  );
}

function QuickLinks({ links }: { links: { label: string; href: string }[] }) {
  return (
    <div>
      <h2>{ui.footer.quickLinks}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ContactLinks({ site }: { site: Site }) {
  return (
    <ul>
      <li>
        <a href={`tel:${site.phone.link}`}>{site.phone.shown}</a>
      </li>
      <li>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </li>
    </ul>
  );
}

function Address({ site }: { site: Site }) {
  return (
    <address>
      {site.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

function Bottom({ site }: { site: Site }) {
  return (
    <div className={`wrap ${styles.bottom}`}>
      <p>{site.copyright.replace("{year}", lastYearOfChange)}</p>
      {site.sample && <p>{site.sampleNotice}</p>}
      <SocialLinks />
    </div>
  );
}

/** Taken from the content and not from the clock, so that building the same commit again gives the same files. */
const lastYearOfChange = home.meta.updated.slice(0, 4);
