import { DisclosureMark } from "@/components/ui/disclosure-mark";
import { OtherChannels } from "@/components/ui/other-channels";
import { Person } from "@/components/ui/person";
import { RichText } from "@/components/ui/rich-text";
import type {
  AboutUsPage,
  Questions,
  SharedContent,
} from "@/lib/content/types";
import styles from "./questions-section.module.css";

/** Questions with their answers, and the team leader who answers others. */
export function QuestionsSection({
  content,
  roles,
  site,
  copy,
}: SharedContent & {
  content: Questions;
  roles: AboutUsPage["team"]["roles"];
}) {
  const leader = roles.find((role) => role.leader?.answers)?.leader;
  return (
    <section
      className="section band"
      data-surface="mist"
      aria-labelledby="questions-title"
    >
      <div className={`wrap columns split ${styles.columns}`}>
        <div className={styles.asked} data-reveal="">
          <h2 id="questions-title">{content.heading}</h2>
          {leader?.answers && (
            <Person
              name={leader.name}
              image={leader.image}
              surface="deep"
              figure="avatar-1"
            >
              {leader.role}
              <small className="small text-links">
                <OtherChannels text={leader.answers} site={site} copy={copy} />
              </small>
            </Person>
          )}
        </div>
        <div className={styles.list}>
          {content.items.map((item, index) => (
            <details key={item.question} open={index === 0}>
              <summary className="h3 between">
                {item.question}
                <DisclosureMark />
              </summary>
              <RichText as="p" className="soft" text={item.answer} />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
