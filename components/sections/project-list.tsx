import { Picture } from "@/components/media/picture";
import { NoWrap } from "@/components/ui/no-wrap";
import type { Project } from "@/lib/content/types";
import styles from "./project-list.module.css";

/**
 * Projects as pictures with titles, which may be links, and results. A portfolio has its first project at full width,
 * then pairs, and three in the last row if one would be left over.
 */
export function ProjectList({
  entries,
  read,
  isPortfolio = false,
}: {
  entries: { project: Project; href?: string }[];
  /** Shows that a tile opens a case. The link is the title. */
  read: string;
  isPortfolio?: boolean;
}) {
  return (
    <ul className={styles.work}>
      {entries.map(({ project, href }, index) => {
        const row = isPortfolio ? getRow(index, entries.length) : undefined;
        const frame = row === "first" ? "firstProject" : "laterProject";
        const result = project.case?.result;
        return (
          <li key={project.id} data-row={row} data-reveal="">
            <Picture
              src={project.img}
              alt={project.alt}
              frame={row ? frame : "project"}
              className={styles.picture}
            />
            <div>
              <h3 className="large">
                {href ? <a href={href}>{project.title}</a> : project.title}
              </h3>
              <NoWrap as="p" className="soft" text={project.description} />
              {result && (
                <p className={styles.result}>
                  <b className={row === "first" ? "h1" : "h2 large"}>
                    {result.value}
                  </b>{" "}
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

function getRow(index: number, count: number) {
  if (index === 0) return "first";
  return count > 2 && count % 2 === 0 && index >= count - 3 ? "three" : "pair";
}
