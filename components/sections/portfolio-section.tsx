import { Glyph } from "@/components/media/icon";
import { Picture } from "@/components/media/picture";
import { SectionHead } from "@/components/ui/section-head";
import type { Interface, LandingPage } from "@/lib/content/types";
import { CaseDialog, caseId } from "./case-dialog";
import styles from "./portfolio-section.module.css";

/**
 * Finished work as pictures with titles, in two columns of which the right one hangs lower. A project with a case
 * opens it.
 */
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
    <section
      id="portfolio"
      className="section"
      aria-labelledby="portfolio-title"
    >
      <div className="wrap">
        <SectionHead
          id="portfolio-title"
          heading={content.heading}
          lead={content.lead}
        />
        <ul className={styles.work}>
          {content.items.map((item) => (
            <li key={item.id} data-reveal="">
              <Picture
                src={item.img}
                alt={item.alt}
                sizes="(width < 40rem) 91vw, (width < 103rem) 46vw, 49rem"
                className={styles.picture}
              />
              <div>
                <h3>
                  {item.case ? (
                    <a href={`#${caseId(item)}`}>
                      {item.title}
                      <Glyph name="arrow-right" />
                    </a>
                  ) : (
                    item.title
                  )}
                </h3>
                <p>{item.description}</p>
              </div>
            </li>
          ))}
        </ul>
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
      </div>
    </section>
  );
}
