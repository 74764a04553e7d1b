import { Glyph } from "@/components/media/icon";
import { ButtonLink } from "@/components/ui/button";
import { NoWrap } from "@/components/ui/no-wrap";
import round from "@/components/ui/round-button.module.css";
import type { SharedContent } from "@/lib/content/types";
import styles from "./drawer.module.css";
import { SocialLinks } from "./social-links";

/** The menu of narrow screens: a modal dialog that the browser opens and closes. */
export function Drawer({
  site,
  copy,
  children,
}: SharedContent & { children: React.ReactNode }) {
  return (
    <dialog
      id="menu"
      className={`band ${styles.drawer}`}
      aria-labelledby="menu-title"
      data-surface="deep"
      closedby="any"
    >
      <div className={`between ${styles.top}`}>
        <p id="menu-title">{copy.navigation.menu}</p>
        <button
          type="button"
          className={`circle ${round.button}`}
          aria-label={copy.navigation.closeMenu}
          {...{ commandfor: "menu", command: "close" }}
        >
          <Glyph name="x" />
        </button>
      </div>
      {children}
      <div className={`stack ${styles.contact}`}>
        <ButtonLink href={`tel:${site.phone.link}`} glyph="phone">
          {copy.navigation.call}
        </ButtonLink>
        <p>
          <a href={`tel:${site.phone.link}`}>
            <NoWrap text={site.phone.shown} />
          </a>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        <SocialLinks links={site.social} site={site} copy={copy} />
      </div>
      <div className={`kolam-band ${styles.strip}`} />
    </dialog>
  );
}
