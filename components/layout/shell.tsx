import type { Link, Privacy, SharedContent } from "@/lib/content/types";
import { ChatButton } from "./chat-button";
import { Drawer } from "./drawer";
import { Footer } from "./footer";
import { Header } from "./header";
import { PrivacyDialog } from "./privacy-dialog";
import styles from "./shell.module.css";

/** The body of a page, and what every page shows around it. */
export type ShellProps = {
  content: SharedContent & {
    privacy: Privacy;
    menu: { id: string; path: string; label: string }[];
    /** The date of the last change of the home page. */
    updated: string;
  };
  children: React.ReactNode;
};

/** Everything around the body of a page. The drawer is last, because it is hidden and can be parsed last. */
export function Shell({
  content: { site, copy, privacy, updated },
  kind,
  links,
  nav,
  children,
}: ShellProps & {
  kind: "main" | "landing";
  /** The footer's quick links. */
  links: Link[];
  /** Renders the navigation, once for the header and once for the drawer. */
  nav: (variant: "bar" | "drawer") => React.ReactNode;
}) {
  return (
    <>
      <a className={styles.skip} href="#main" data-no-print="">
        {copy.skipLink}
      </a>
      <Header site={site} copy={copy.navigation} nav={nav("bar")} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        kind={kind}
        site={site}
        copy={copy}
        updated={updated}
        links={links}
      />
      <PrivacyDialog content={privacy} site={site} copy={copy} />
      <ChatButton href={site.social.whatsapp} copy={copy} />
      <Drawer site={site} copy={copy}>
        {nav("drawer")}
      </Drawer>
    </>
  );
}
