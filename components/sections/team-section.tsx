import { Seats } from "@/components/media/seats";
import { Section } from "@/components/ui/section";
import type { AboutUsPage } from "@/lib/content/types";
import styles from "./team-section.module.css";

/** The team as seats, one dot each: the first role as the large card, the last as the capsule under the others. */
export function TeamSection({ content }: { content: AboutUsPage["team"] }) {
  const last = content.roles.length - 1;
  return (
    <Section headingId="team" head={content}>
      <ul className={`quarters ${styles.seats}`}>
        {content.roles.map((role, index) => (
          <li
            key={role.id}
            className="card"
            data-surface={role.surface}
            data-card={cardOf(index, last)}
            data-reveal=""
          >
            <Seats count={role.seats} className={styles.figure} />
            <div>
              <h3>
                {role.title}{" "}
                <span className="visually-hidden">{role.seatsLabel}</span>
                <span className={styles.number} aria-hidden="true">
                  {role.seats}
                </span>
              </h3>
              <p>{role.description}</p>
              {role.leader && (
                <p>
                  <b>{role.leader.name}</b>, {role.leader.role}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function cardOf(index: number, last: number) {
  if (index === 0) return "large";
  return index === last ? "capsule" : undefined;
}
