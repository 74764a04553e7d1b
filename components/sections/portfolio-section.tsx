import { Section } from "@/components/ui/section";
import { caseId } from "@/lib/content/pages";
import type { Interface, Portfolio } from "@/lib/content/types";
import { CaseDialogs } from "./case-dialog";
import styles from "./portfolio-section.module.css";
import { ProjectList } from "./project-list";

/** All projects of a landing page. A project with a case links to it. */
export function PortfolioSection({
  content,
  cost,
  copy,
}: {
  content: Portfolio;
  /** Price and time of the service that the page is about. */
  cost: string | undefined;
  copy: Interface;
}) {
  const entries = content.items.map((project) => ({
    project,
    cost,
    href: project.case && `#${caseId(project.id)}`,
  }));
  return (
    <Section id="portfolio" headingId="portfolio-title" head={content}>
      <ProjectList
        entries={entries}
        read={copy.case.read}
        portfolio={styles.portfolio}
      />
      <CaseDialogs entries={entries} copy={copy} />
    </Section>
  );
}
