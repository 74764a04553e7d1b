import { Glyph } from "@/components/media/icon";
import { Picture } from "@/components/media/picture";
import { HashDialog } from "@/components/ui/hash-dialog";
import { NoWrap } from "@/components/ui/no-wrap";
import { caseId } from "@/lib/content/pages";
import type { Interface, Project } from "@/lib/content/types";
import styles from "./case-dialog.module.css";

/** The case study of each project that has one. Each leads to the one before and after it. */
export function CaseDialogs({
  entries,
  copy,
}: {
  entries: { project: Project; note: string | undefined }[];
  copy: Interface;
}) {
  const cases = entries.filter(({ project }) => project.case);
  return cases.map(({ project, note }, index) => (
    <CaseDialog
      key={project.id}
      project={project}
      note={note}
      previous={cases[index - 1]?.project}
      next={cases[index + 1]?.project}
      copy={copy}
    />
  ));
}

/** Problem, solution and result of a project. */
function CaseDialog({
  project,
  note,
  previous,
  next,
  copy,
}: {
  project: Project;
  note: string | undefined;
  previous: Project | undefined;
  next: Project | undefined;
  copy: Interface;
}) {
  const id = caseId(project.id);
  const labels = copy.case;
  const { case: content } = project;
  if (!content) return null;
  return (
    <HashDialog id={id} closeLabel={copy.closeDialog}>
      <div className={`columns ${styles.columns}`}>
        <div>
          <h3 id={`${id}-title`} className="h2">
            {project.title}
          </h3>
          <p className={`soft ${styles.description}`}>{project.description}</p>
          <h4>{labels.problem}</h4>
          <p>
            <NoWrap text={content.problem} />
          </p>
          <h4>{labels.solution}</h4>
          <p>
            <NoWrap text={content.solution} />
          </p>
          <dl className={`small ${styles.facts}`}>
            <dt className="soft">{labels.time}</dt>
            <dd>{content.time}</dd>
            <dt className="soft">{labels.madeWith}</dt>
            <dd>{content.madeWith}</dd>
          </dl>
        </div>
        <div className={`stack ${styles.outcome}`}>
          <p className={styles.result}>
            <b>{content.result.value}</b> <NoWrap text={content.result.label} />
          </p>
          <Picture
            src={project.img}
            alt={project.alt}
            frame="case"
            className={styles.picture}
          />
        </div>
      </div>
      {note && <p className={`soft small ${styles.note}`}>{note}</p>}
      {(previous || next) && (
        <p
          className={`cluster text-links ${styles.links}`}
          data-needs-script=""
        >
          {previous && (
            <a href={`#${caseId(previous.id)}`}>
              <Glyph name="arrow-left" />
              <span className="visually-hidden">{labels.previous}: </span>
              {previous.title}
            </a>
          )}
          {next && (
            <a href={`#${caseId(next.id)}`}>
              <span className="visually-hidden">{labels.next}: </span>
              {next.title}
              <Glyph name="arrow-right" />
            </a>
          )}
        </p>
      )}
    </HashDialog>
  );
}
