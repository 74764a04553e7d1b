import { ButtonLink } from "@/components/ui/button";
import { RichText } from "@/components/ui/rich-text";
import { SectionHead } from "@/components/ui/section-head";
import type {
  Clients,
  Interface,
  LinkedProject,
  SelectedWork,
} from "@/lib/content/types";
import { href } from "@/lib/site/with-base-path";
import { CaseDialogs } from "./case-dialog";
import { ClientLogos } from "./client-logos";
import { ProjectList } from "./project-list";

/** A few projects of the landing pages, and the logos of all clients. Both link to cases. */
export function SelectedWorkSection({
  content,
  projects,
  clients,
  copy,
}: {
  content: SelectedWork;
  projects: LinkedProject[];
  clients: Clients["clients"];
  copy: Interface;
}) {
  const find = (id?: string) =>
    projects.find(({ project }) => project.id === id);
  const entries = content.projects.flatMap((id) => find(id) ?? []);
  const logos = clients.map((client) => ({
    ...client,
    href: find(client.case)?.href,
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
        <CaseDialogs entries={entries} copy={copy} />
        {logos.length > 0 && <ClientLogos clients={logos} />}
      </div>
    </section>
  );
}
