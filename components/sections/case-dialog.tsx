import { Glyph } from "@/components/media/icon";
import { Picture } from "@/components/media/picture";
import { ButtonLink } from "@/components/ui/button";
import { HashDialog } from "@/components/ui/hash-dialog";
import { NoWrap } from "@/components/ui/no-wrap";
import { RichText } from "@/components/ui/rich-text";
import { caseId } from "@/lib/content/pages";
import type { Interface, LinkedProject } from "@/lib/content/types";
import { fillIn } from "@/lib/site/fill-in";
import styles from "./case-dialog.module.css";

/** The case study of each project that has one. Each leads to the next one, and to the form of its page. */
export function CaseDialogs({
  entries,
  copy,
}: {
  entries: Pick<LinkedProject, "project" | "cost">[];
  copy: Interface;
}) {
  const cases = entries.flatMap(({ project, cost }) =>
    project.case ? { ...project, content: project.case, cost } : [],
  );
  const labels = copy.case;
  return cases.map(({ content, cost, ...project }, index) => {
    const next = cases[(index + 1) % cases.length];
    const subject = fillIn(labels.subject, { title: project.title });
    return (
      <HashDialog
        key={project.id}
        id={caseId(project.id)}
        heading="h3"
        title={project.title}
        closeLabel={copy.closeDialog}
      >
        <div className={`columns ${styles.columns}`}>
          <div className="stack">
            <Picture
              src={project.img}
              alt={project.alt}
              frame="case"
              className={styles.picture}
            />
            <p className="soft">{project.description}</p>
          </div>
          <div>
            <p className={styles.result}>
              <b className="h2">{content.result.value}</b>{" "}
              <NoWrap text={content.result.label} />
            </p>
            <h4>{labels.problem}</h4>
            <NoWrap as="p" text={content.problem} />
            <h4>{labels.solution}</h4>
            <NoWrap as="p" text={content.solution} />
            <dl className={`small ${styles.facts}`}>
              <dt className="soft">{labels.time}</dt>
              <dd>{content.time}</dd>
              <dt className="soft">{labels.madeWith}</dt>
              <dd>{content.madeWith}</dd>
            </dl>
          </div>
        </div>
        {content.story && (
          <div className={styles.story}>
            <h4>{labels.story}</h4>
            {content.story.paragraphs.map((text, index, { length }) => [
              content.story?.pictures
                // The first is after a paragraph and the second before one, so that the columns break in text.
                ?.filter((_, at) => index === (at ? length - 1 : 1))
                .map((picture) => (
                  <Picture
                    key={picture.src}
                    {...picture}
                    frame="case"
                    className={styles.picture}
                  />
                )),
              <RichText as="p" key={text} text={text} />,
            ])}
          </div>
        )}
        <p className={`cluster small ${styles.links}`}>
          {next && cases.length > 1 && (
            <a
              className="text-link"
              href={`#${caseId(next.id)}`}
              data-needs-script=""
            >
              {labels.next}: {next.title}
              <Glyph name="arrow-right" />
            </a>
          )}
          <span className="cluster">
            {cost && <NoWrap as="b" text={cost} />}
            <ButtonLink
              href={`?subject=${encodeURIComponent(subject)}#contact`}
            >
              {labels.ask}
            </ButtonLink>
          </span>
        </p>
      </HashDialog>
    );
  });
}
