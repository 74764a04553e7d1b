import { Section } from "@/components/ui/section";
import type { Interface, LandingPage } from "@/lib/content/types";
import { CaseDialog } from "./case-dialog";
import { caseId, ProjectList } from "./project-list";

/** All projects of a landing page. One that has a case opens it. */
export function PortfolioSection({
  content,
  ui,
}: {
  content: LandingPage["portfolio"];
  ui: Interface;
}) {
  const projects = content.items.flatMap((project) =>
    project.case ? [{ project, content: project.case }] : [],
  );
  return (
    <Section id="portfolio" headingId="portfolio-title" head={content}>
      <ProjectList
        entries={content.items.map((project) => ({
          project,
          href: project.case && `#${caseId(project)}`,
        }))}
      />
      {projects.map((entry, index) => (
        <CaseDialog
          key={entry.project.id}
          {...entry}
          previous={projects[index - 1]?.project}
          next={projects[index + 1]?.project}
          note={content.caseNote}
          ui={ui}
        />
      ))}
    </Section>
  );
}
