import { Seats } from "@/components/media/seats";
import { Section } from "@/components/ui/section";
import type { AboutUsPage } from "@/lib/content/types";
import styles from "./team-section.module.css";

type Role = AboutUsPage["team"]["roles"][number];

/** The team as seats, one dot each: the first role as the large card, the last as the capsule under the others. */
export function TeamSection({ content }: { content: AboutUsPage["team"] }) {
  const last = content.roles.length - 1;
  return (
    <Section headingId="team" head={content}>
      {/* The rows of two that stand beside the large card. */}
      <ul
        className={styles.seats}
        data-rows={Math.ceil((content.roles.length - 2) / 2)}
      >
        {content.roles.map((role, index) => (
          <li
            key={role.id}
            className="card"
            data-surface={role.surface}
            data-card={cardOf(index, last)}
            data-reveal=""
          >
            <Seats count={role.seats} className={styles.figure} />
            <RoleText role={role} card={cardOf(index, last)} />
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

function RoleText({ role, card }: { role: Role; card: string | undefined }) {
  const seats = (
    <span className={styles.number} aria-hidden="true">
      {role.seats}
    </span>
  );
  const leader = role.leader && (
    <p>
      <b>{role.leader.name}</b>, {role.leader.role}
    </p>
  );
  if (card === "capsule")
    return (
      <div>
        <h3>
          {role.title} {seats}
        </h3>
        <p>
          {role.seatsLabel}: {role.description}
        </p>
        {leader}
      </div>
    );
  return (
    <>
      <h3>
        {role.title} <span className="visually-hidden">{role.seatsLabel}</span>
        {seats}
      </h3>
      <div>
        <p>{role.description}</p>
        {leader}
      </div>
    </>
  );
}
