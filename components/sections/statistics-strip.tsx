import { dotField } from "@/components/media/dot-field";
import { Kolam } from "@/components/media/kolam";
import { NoWrap } from "@/components/ui/no-wrap";
import { rowsOfDots, statistic } from "@/lib/content/statistic";
import type { Statistics } from "@/lib/content/types";
import styles from "./statistics-strip.module.css";

/** Characters that fit at full size, and at two thirds of it. */
const fullSize = 5;
const largeSize = 7;

/** The statistics side by side. The HTML has the final numbers. Script only counts the visible digits up. */
export function StatisticsStrip({
  content,
  locale,
  plain = false,
}: {
  content: Statistics;
  locale: string;
  /** Without the drawings above the numbers. */
  plain?: boolean;
}) {
  if (content.statistics.length === 0) return null;
  return (
    <div data-counts="">
      <ul className={`quarters ${styles.strip}`}>
        {content.statistics.map(({ id, value, stepMs, dotsPerRow, label }) => {
          const count = statistic(value, stepMs, locale);
          return (
            <li
              key={id}
              data-stat={count.steps}
              data-step={count.stepMs}
              data-decimals={count.decimals || undefined}
            >
              {!plain && <Figure value={count.value} dotsPerRow={dotsPerRow} />}
              <b className={`h1 ${styles.number}`} data-size={getSize(value)}>
                <span className="visually-hidden">{value}</span>
                <span
                  className={styles.visible}
                  data-suffix={count.suffix}
                  aria-hidden="true"
                >
                  <span data-stat-value="">{count.digits}</span>
                </span>
              </b>
              <NoWrap
                as="span"
                className={`lead ${styles.label}`}
                text={label}
              />
            </li>
          );
        })}
      </ul>
      {content.note && (
        <p className={`soft small ${styles.note}`}>{content.note}</p>
      )}
    </div>
  );
}

/** The strip as a separate section, on a band or low between two others. */
export function StatisticsSection({
  content,
  locale,
  band,
}: {
  content: Statistics;
  locale: string;
  band?: "deep";
}) {
  if (content.statistics.length === 0) return null;
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
        <StatisticsStrip content={content} locale={locale} plain={!band} />
      </div>
    </section>
  );
}

function getSize({ length }: string) {
  if (length <= fullSize) return undefined;
  return length <= largeSize ? "large" : "medium";
}

/** A field of dots, lit from the bottom left, or a drawing for a number that is not a count of dots. */
function Figure({
  value,
  dotsPerRow,
}: {
  value: number;
  dotsPerRow: number | undefined;
}) {
  if (
    !dotsPerRow ||
    !Number.isInteger(value) ||
    value > dotsPerRow * rowsOfDots
  )
    return (
      <span className={styles.figure} data-line="">
        <Kolam name="stat-100" />
      </span>
    );
  const size = Math.ceil(value / dotsPerRow) * dotsPerRow;
  const dots = (count: number) => dotField(count, dotsPerRow, rowsOfDots);
  return (
    <span className={styles.figure}>
      <svg viewBox={`0 0 ${dotsPerRow} ${rowsOfDots}`} aria-hidden="true">
        <path d={dots(size)} />
        <path d={dots(value)} data-lit={dotsPerRow} />
      </svg>
    </span>
  );
}
