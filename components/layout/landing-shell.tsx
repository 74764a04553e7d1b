import { site, ui } from "@/lib/content/load";
import { ChatButton } from "./chat-button";
import { Drawer } from "./drawer";
import { LandingFooter } from "./footer";
import { Header } from "./header";
import { SectionMarker } from "./section-marker";
import { SectionNav } from "./section-nav";
import { SkipLink } from "./skip-link";

/** Everything round the body of a landing page: its navigation stays on the page. */
export function LandingShell({ children }: { children: React.ReactNode }) {
  const links = ui.landingLinks.map(({ label, section }) => ({
    label,
    section,
  }));
  return (
    <>
      <SkipLink />
      <Header
        nav={
          <SectionNav links={links} label={ui.navigation.landing} look="bar" />
        }
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <LandingFooter site={site} />
      <ChatButton />
      <Drawer id="menu">
        <SectionNav links={links} label={ui.navigation.landing} look="drawer" />
      </Drawer>
      <SectionMarker />
    </>
  );
}
