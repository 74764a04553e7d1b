import { Section } from "@/components/ui/section";
import { caseId } from "@/lib/content/pages";
import type { Interface, LandingPage } from "@/lib/content/types";
import { CaseDialog } from "./case-dialog";
import { ProjectList } from "./project-list";

/** All projects of a landing page. A project with a case links to it. */
export function PortfolioSection({
  content,
  copy,
}: {
  content: LandingPage["portfolio"];
  copy: Interface;
}) {
  const cases = content.items.filter((project) => project.case);
  return (
    <Section id="portfolio" headingId="portfolio-title" head={content}>
      <ProjectList
        isPortfolio
        entries={content.items.map((project) => ({
          project,
          href: project.case && `#${caseId(project.id)}`,
        }))}
      />
      {cases.map((project, index) => (
        <CaseDialog
          key={project.id}
          project={project}
          previous={cases[index - 1]}
          next={cases[index + 1]}
          note={content.caseNote}
          copy={copy}
        />
      ))}
    </Section>
  );
}
