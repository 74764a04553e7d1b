import { dotField } from "./dot-field";
import { Kolam } from "./kolam";

/** One dot for each seat. Numbers without a drawn figure become rows of plain dots. */
export function Seats({
  count,
  className,
}: {
  count: number;
  className?: string;
}) {
  if ([1, 2, 3, 9].includes(count))
    return <Kolam name={`seats-${count}`} className={className} />;
  const columns = Math.min(count, Math.max(3, Math.ceil(Math.sqrt(count))));
  const rows = Math.ceil(count / columns);
  return (
    <svg
      viewBox={`0 0 ${columns} ${rows}`}
      className={className}
      aria-hidden="true"
    >
      <path
        d={dotField(count, columns, rows)}
        fill="none"
        stroke="var(--dot)"
        strokeWidth=".4"
        strokeDasharray="0 1"
        strokeLinecap="round"
      />
    </svg>
  );
}
