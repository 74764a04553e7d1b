import { Kolam } from "./kolam";

/** One dot for each seat. Numbers without a drawn figure become rows of plain dots. */
export function Seats({
  count,
  className,
}: {
  count: number;
  className?: string;
}) {
  const drawn = ([1, 2, 3, 9] as const).find((seats) => seats === count);
  if (drawn) return <Kolam name={`seats-${drawn}`} className={className} />;
  const columns = Math.min(count, Math.max(3, Math.ceil(Math.sqrt(count))));
  const rows = Math.ceil(count / columns);
  const dots = Array.from(
    { length: count },
    (_, seat) =>
      `M${2 * (seat % columns) + 1} ${2 * Math.floor(seat / columns) + 1}h0`,
  );
  return (
    <svg
      viewBox={`0 0 ${2 * columns} ${2 * rows}`}
      className={className}
      aria-hidden="true"
    >
      <path
        d={dots.join("")}
        fill="none"
        stroke="var(--dot)"
        strokeWidth=".8"
        strokeLinecap="round"
      />
    </svg>
  );
}
