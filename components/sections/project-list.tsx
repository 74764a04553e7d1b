import { Picture } from "@/components/media/picture";
import { NoWrap } from "@/components/ui/no-wrap";
import type { Project } from "@/lib/content/types";
import styles from "./project-list.module.css";

/** Projects as pictures with titles, which may be links, and results. */
export function ProjectList({
  entries,
  read,
  portfolio,
}: {
  entries: { project: Project; href?: string }[];
  /** Shows that a tile opens a case. The link is the title. */
  read: string;
  /** The class of a portfolio, whose first project is at full width. */
  portfolio?: string | undefined;
}) {
  return (
    <ul className={`${styles.work} ${portfolio ?? styles.pairs}`}>
      {entries.map(({ project, href }, index) => {
        const isLarge = Boolean(portfolio) && index === 0;
        const result = project.case?.result;
        return (
          <li key={project.id} className={href && styles.linked} data-reveal="">
            <Picture
              src={project.img}
              alt={project.alt}
              frame={isLarge ? "firstProject" : "project"}
              className={styles.picture}
            />
            <div>
              <h3 className="large">
                {href ? <a href={href}>{project.title}</a> : project.title}
              </h3>
              <NoWrap as="p" className="soft" text={project.description} />
              {result && (
                <p className={styles.result}>
                  <b className={isLarge ? "h1" : "h2 large"}>{result.value}</b>{" "}
                  <NoWrap text={result.label} />{" "}
                  <span className="text-link" aria-hidden="true">
                    {read}
                  </span>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
