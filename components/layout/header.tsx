import { Glyph } from "@/components/media/icon";
import { ButtonLink } from "@/components/ui/button";
import { roundButtonClass } from "@/components/ui/round-button";
import { site, ui } from "@/lib/content/load";
import { href } from "@/lib/with-base-path";
import { DrawerControls } from "./drawer-controls";
import styles from "./header.module.css";
import { Logo } from "./logo";

/** Sticky top bar; below 1024 px its navigation moves into the drawer, which the shell puts at the end of the page. */
export function Header({ nav }: { nav: React.ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.logo}>
          <Logo
            brand={site.brand}
            href={href("/")}
            label={ui.navigation.logoLabel}
          />
        </div>
        {nav}
        <div className={styles.call}>
          <ButtonLink
            href={`tel:${site.phone.link}`}
            glyph="phone"
            size="small"
          >
            {ui.navigation.call}
          </ButtonLink>
        </div>
        <DrawerControls drawerId="menu" className={styles.menu}>
          <button
            type="button"
            className={roundButtonClass}
            aria-label={ui.navigation.openMenu}
            aria-expanded="false"
            aria-controls="menu"
            // The browser opens the dialog itself, before and without script.
            {...{ commandfor: "menu", command: "show-modal" }}
          >
            <Glyph name="list" />
          </button>
        </DrawerControls>
      </div>
    </header>
  );
}
