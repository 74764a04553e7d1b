import type { FooterPage, Privacy, SharedContent } from "@/lib/content/types";
import { ChatButton } from "./chat-button";
import { Drawer } from "./drawer";
import { Footer } from "./footer";
import { Header } from "./header";
import { type MenuLink, MenuLinks } from "./menu-links";
import { PrivacyDialog } from "./privacy-dialog";
import styles from "./shell.module.css";

/** The body of a page, and what every page shows around it. */
export type ShellProps = {
  content: SharedContent & {
    privacy: Privacy;
    menu: { id: string; path: string; label: string }[];
    textPages: FooterPage[];
    /** The date of the last change of the home page. */
    updated: string;
  };
  children: React.ReactNode;
};

/** Everything around the body of a page. The drawer is last, because it is hidden and can be parsed last. */
export function Shell({
  content: { site, copy, privacy, textPages, updated },
  kind,
  links,
  children,
}: ShellProps & {
  kind: "main" | "landing";
  /** The links of the header, of the drawer that replaces it, and of the footer. */
  links: Record<"bar" | "drawer" | "footer", MenuLink[]>;
}) {
  const nav = (variant: "bar" | "drawer") => (
    <MenuLinks
      items={links[variant]}
      variant={variant}
      aria-label={copy.navigation[kind]}
      data-sections={kind === "landing" ? variant : undefined}
    />
  );
  return (
    <>
      <a className={styles.skip} href="#main">
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
        links={links.footer}
        textPages={textPages}
      />
      <PrivacyDialog content={privacy} site={site} copy={copy} />
      <ChatButton site={site} copy={copy} />
      <Drawer site={site} copy={copy}>
        {nav("drawer")}
      </Drawer>
    </>
  );
}
