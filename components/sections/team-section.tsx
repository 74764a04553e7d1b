import { Seats } from "@/components/media/seats";
import { Person } from "@/components/ui/person";
import { Section } from "@/components/ui/section";
import type { AboutUsPage } from "@/lib/content/types";
import styles from "./team-section.module.css";

/** The roles of the team as cards, with one dot for each seat. The first card is large, the last one wide. */
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
            data-card={getCard(index, last)}
            data-reveal=""
          >
            <Seats count={role.seats} className={styles.figure} />
            <div>
              <h3 className="between">
                {role.title}{" "}
                <span className="visually-hidden">{role.seatsLabel}</span>
                <span className={styles.number} aria-hidden="true">
                  {role.seats}
                </span>
              </h3>
              <p>{role.description}</p>
              {role.leader && (
                <Person
                  name={role.leader.name}
                  image={role.leader.image}
                  {...(discs[index % discs.length] ?? discs[0])}
                >
                  {role.leader.role}
                </Person>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const discs = [
  { surface: "marigold", figure: "avatar-1" },
  { surface: "deep", figure: "avatar-2" },
  { surface: "madder", figure: "avatar-3" },
  { surface: "leaf", figure: "avatar-4" },
] as const;

function getCard(index: number, last: number) {
  if (index === 0) return "large";
  return index === last ? "last" : undefined;
}
