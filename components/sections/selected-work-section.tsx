import { ButtonLink } from "@/components/ui/button";
import { RichText } from "@/components/ui/rich-text";
import { SectionHead } from "@/components/ui/section-head";
import { caseId } from "@/lib/content/pages";
import type {
  Clients,
  Interface,
  ProjectOfPage,
  SelectedWork,
} from "@/lib/content/types";
import { href } from "@/lib/site/with-base-path";
import { CaseDialogs } from "./case-dialog";
import { ClientLogos } from "./client-logos";
import { ProjectList } from "./project-list";

/** A few projects of the landing pages, which link to their case or their portfolio, and the logos of all clients. */
export function SelectedWorkSection({
  content,
  projects,
  clients,
  copy,
}: {
  content: SelectedWork;
  projects: ProjectOfPage[];
  clients: Clients["clients"];
  copy: Interface;
}) {
  const entries = content.projects
    .flatMap((id) => projects.find(({ project }) => project.id === id) ?? [])
    .map(({ project, path }) => ({
      project,
      href: project.case ? `#${caseId(project.id)}` : href(`${path}#portfolio`),
    }));
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
        <ProjectList entries={entries} read={copy.case.read} />
        <RichText as="p" className="soft small" text={content.lead} />
        <CaseDialogs
          projects={entries.map(({ project }) => project)}
          copy={copy}
        />
        {clients.length > 0 && <ClientLogos clients={clients} />}
      </div>
    </section>
  );
}
