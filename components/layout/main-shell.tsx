import { site, ui } from "@/lib/content/load";
import { routes } from "@/lib/routes";
import { href } from "@/lib/with-base-path";
import { ChatButton } from "./chat-button";
import { Drawer } from "./drawer";
import { MainFooter } from "./footer";
import { Header } from "./header";
import { NavLinks } from "./nav-links";
import { SkipLink } from "./skip-link";

/** Everything round the body of a main page. */
export function MainShell({ children }: { children: React.ReactNode }) {
  const items = routes.flatMap((route) =>
    "navLabel" in route
      ? [{ label: route.navLabel, path: route.path, href: href(route.path) }]
      : [],
  );
  return (
    <>
      <SkipLink />
      <Header
        nav={<NavLinks items={items} label={ui.navigation.main} look="bar" />}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <MainFooter site={site} />
      <ChatButton />
      <Drawer id="menu">
        <NavLinks items={items} label={ui.navigation.main} look="drawer" />
      </Drawer>
    </>
  );
}
