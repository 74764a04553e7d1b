import { rowsOfDots } from "@/lib/content/statistic";
import type { LandingPage } from "@/lib/content/types";
import { DotField } from "./statistics-strip";
import styles from "./statistics-strip.module.css";

/** Each figure until it is measured, its unit, and the dots in a row: a second, 200 kB, ten other companies. */
const figures = [
  ["seconds", "0.0", "\u00a0s", 10],
  ["kilobytes", "000", "\u00a0kB", 20],
  ["trackers", "0", "", 10],
] as const;

/** Figures that the browser measures (`show-measured.ts`). Until then they are invisible and keep their space. */
export function MeasuredFigures({
  content,
}: {
  content: NonNullable<LandingPage["about"]["measured"]>;
}) {
  return (
    <div
      className={styles.measured}
      data-measured=""
      data-unseen="true"
      data-needs-script=""
      data-no-print=""
    >
      <p className="soft small">{content.lead}</p>
      <ul className={`quarters ${styles.strip}`}>
        {figures.map(([name, value, unit, dotsPerRow]) => (
          <li key={name} data-figure={name}>
            <DotField
              size={dotsPerRow * rowsOfDots}
              lit={0}
              dotsPerRow={dotsPerRow}
            />
            <b className={`h1 ${styles.number}`}>
              <span>{value}</span>
              <small>{unit}</small>
            </b>
            <span className={`lead ${styles.label}`}>{content[name]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
