import { Glyph } from "@/components/media/icon";
import { ButtonLink } from "@/components/ui/button";
import round from "@/components/ui/round-button.module.css";
import type { Interface, SiteContent } from "@/lib/content/types";
import { href } from "@/lib/site/with-base-path";
import styles from "./header.module.css";
import { Logo } from "./logo";

/** The sticky top bar. Below 1024 px the drawer, which the shell renders last, replaces its navigation. */
export function Header({
  site,
  copy,
  nav,
}: {
  site: SiteContent;
  copy: Interface["navigation"];
  nav: React.ReactNode;
}) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo brand={site.brand} href={href("/")} label={copy.logoLabel} />
        {nav}
        <div className={styles.call}>
          <ButtonLink
            href={`tel:${site.phone.link}`}
            glyph="phone"
            size="small"
          >
            {copy.call}
          </ButtonLink>
        </div>
        <button
          type="button"
          className={`circle ${round.button} ${styles.menu}`}
          aria-label={copy.openMenu}
          aria-expanded="false"
          aria-controls="menu"
          // The browser opens the dialog without script.
          {...{ commandfor: "menu", command: "show-modal" }}
        >
          <Glyph name="list" />
        </button>
      </div>
    </header>
  );
}
