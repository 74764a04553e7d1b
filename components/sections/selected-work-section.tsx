import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { caseId } from "@/lib/content/pages";
import type { Clients, LandingPage, SelectedWork } from "@/lib/content/types";
import { href } from "@/lib/with-base-path";
import { ClientLogos } from "./client-logos";
import { ProjectList } from "./project-list";

/** A few projects of the landing pages, each a link to its case or to the portfolio that shows it; the logos of all clients below. */
export function SelectedWorkSection({
  content,
  landingPages,
  clients,
}: {
  content: SelectedWork;
  landingPages: { path: string; content: LandingPage }[];
  clients: Clients["clients"];
}) {
  const all = landingPages.flatMap(({ path, content }) =>
    content.portfolio.items.map((project) => ({
      project,
      href: href(`${path}#${project.case ? caseId(project) : "portfolio"}`),
    })),
  );
  return (
    <Section headingId="work" head={content}>
      <ProjectList
        entries={content.projects.flatMap(
          (id) => all.find(({ project }) => project.id === id) ?? [],
        )}
      />
      <p className="cluster">
        {content.links.map((link) => (
          <ButtonLink key={link.href} href={href(link.href)} kind="secondary">
            {link.label}
          </ButtonLink>
        ))}
      </p>
      {clients.length > 0 && <ClientLogos clients={clients} layout="grid" />}
    </Section>
  );
}
