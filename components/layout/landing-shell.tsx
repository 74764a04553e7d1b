import { SectionMarker } from "./section-marker";
import { SectionNav } from "./section-nav";
import { Shell, type ShellContent } from "./shell";

/** Everything around the body of a landing page: its navigation stays on the page. */
export function LandingShell({
  content,
  children,
}: {
  content: ShellContent;
  children: React.ReactNode;
}) {
  const { landingLinks, navigation } = content.ui;
  const links = landingLinks.map(({ label, section, footer }) => ({
    label,
    href: `#${section}`,
    footer,
  }));
  return (
    <Shell
      content={content}
      kind="landing"
      links={links.filter((link) => link.footer)}
      nav={(variant) => (
        <SectionNav
          links={links}
          label={navigation.landing}
          variant={variant}
        />
      )}
    >
      {children}
      <SectionMarker />
    </Shell>
  );
}
