import { Glyph } from "@/components/media/icon";
import { Picture } from "@/components/media/picture";
import { NoWrap } from "@/components/ui/no-wrap";
import type { Project } from "@/lib/content/types";
import styles from "./project-list.module.css";

/** Finished work as pictures with titles, in two columns of which the right one hangs lower. A tile may be a link. */
export function ProjectList({
  entries,
}: {
  entries: { project: Project; href?: string }[];
}) {
  return (
    <ul className={styles.work}>
      {entries.map(({ project, href }) => (
        <li key={project.id} data-reveal="">
          <Picture
            src={project.img}
            alt={project.alt}
            frame="project"
            className={styles.picture}
          />
          <div>
            <h3>
              {href ? (
                <a href={href}>
                  {project.title}
                  <Glyph name="arrow-right" />
                </a>
              ) : (
                project.title
              )}
            </h3>
            <p className="soft">
              <NoWrap text={project.description} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
