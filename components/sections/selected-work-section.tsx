import { ButtonLink } from "@/components/ui/button";
import { RichText } from "@/components/ui/rich-text";
import { SectionHead } from "@/components/ui/section-head";
import { caseId } from "@/lib/content/pages";
import type {
  Clients,
  Interface,
  LandingPage,
  SelectedWork,
} from "@/lib/content/types";
import { href } from "@/lib/site/with-base-path";
import { CaseDialogs } from "./case-dialog";
import { ClientLogos } from "./client-logos";
import { ProjectList } from "./project-list";

/** A few projects of the landing pages, which link to their case or their portfolio, and the logos of all clients. */
export function SelectedWorkSection({
  content,
  landingPages,
  clients,
  copy,
}: {
  content: SelectedWork;
  landingPages: { path: string; content: LandingPage }[];
  clients: Clients["clients"];
  copy: Interface;
}) {
  const all = landingPages.flatMap(({ path, content: { portfolio } }) =>
    portfolio.items.map((project) => ({
      project,
      href: project.case ? `#${caseId(project.id)}` : href(`${path}#portfolio`),
    })),
  );
  const entries = content.projects.flatMap(
    (id) => all.find(({ project }) => project.id === id) ?? [],
  );
  return (
    <section className="section" aria-labelledby="work">
      <div className="wrap">
        <SectionHead id="work" heading={content.heading}>
          <p className="cluster">
            {content.links.map((link) => (
              <ButtonLink
                key={link.href}
                href={href(link.href)}
                kind="secondary"
              >
                {link.label}
              </ButtonLink>
            ))}
          </p>
        </SectionHead>
        <ProjectList entries={entries} />
        <RichText as="p" className="soft small" text={content.lead} />
        <CaseDialogs
          projects={entries.map(({ project }) => project)}
          copy={copy}
        />
        {clients.length > 0 && <ClientLogos clients={clients} layout="grid" />}
      </div>
    </section>
  );
}
