import { dotField } from "@/components/media/dot-field";
import { Kolam } from "@/components/media/kolam";
import type { Statistics } from "@/lib/content/types";
import { CountingStrip } from "./counting-strip";
import styles from "./statistics-strip.module.css";

type Statistic = Statistics["statistics"][number];

/** The rows that every dot field has room for. */
const fieldHeight = 6;

/** The figures side by side. They stand here in full; script only counts the visible digits up. */
export function StatisticsStrip({ content }: { content: Statistics }) {
  return (
    <CountingStrip>
      <ul className={styles.strip}>
        {content.statistics.map((statistic) => (
          <li
            key={statistic.id}
            data-stat={statistic.value}
            data-step={statistic.stepMs}
          >
            <Figure statistic={statistic} />
            <b className={styles.number}>
              <span className="visually-hidden">
                {statistic.value}
                {statistic.suffix}
              </span>
              <span
                className={styles.visible}
                data-final={`${statistic.value}${statistic.suffix}`}
                aria-hidden="true"
              >
                <span data-stat-value="" data-suffix={statistic.suffix}>
                  {statistic.value}
                </span>
              </span>
            </b>
            <span className={styles.label}>{statistic.label}</span>
          </li>
        ))}
      </ul>
    </CountingStrip>
  );
}

/** The strip as a section of its own, on paper or on a band. */
export function StatisticsSection({
  content,
  band,
}: {
  content: Statistics;
  band?: "deep";
}) {
  return (
    <section
      className={band ? "section band" : styles.between}
      data-surface={band}
      aria-labelledby="statistics"
    >
      <div className="wrap">
        <h2 id="statistics" className="visually-hidden">
          {content.heading}
        </h2>
        <StatisticsStrip content={content} />
      </div>
    </section>
  );
}

function Figure({ statistic: { value, figure } }: { statistic: Statistic }) {
  if (figure === "line")
    return (
      <span className={styles.figure} data-line="">
        <Kolam name="stat-100" />
      </span>
    );
  const { columns, rows } = figure;
  return (
    <span className={styles.figure}>
      <svg viewBox={`0 0 ${columns} ${fieldHeight}`} aria-hidden="true">
        <path d={dotField(columns * rows, columns, fieldHeight)} />
        <path
          d={dotField(Math.min(value, columns * rows), columns, fieldHeight)}
          data-lit={columns}
        />
      </svg>
    </span>
  );
}
