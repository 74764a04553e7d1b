import type { Surface } from "@/lib/content/enums";
import { Lead } from "./rich-text";
import { SectionHead } from "./section-head";

/** A section of a page below its head. With a surface it is a band. */
export function Section({
  id,
  headingId,
  surface,
  head,
  children,
}: {
  /** The hash of links to this section. */
  id?: string;
  headingId: string;
  surface?: Surface;
  head: { heading: string; lead: string };
  children: React.ReactNode;
}) {
  return (
    <section
      id={id}
      className={surface ? "section band" : "section"}
      data-surface={surface}
      aria-labelledby={headingId}
    >
      <div className="wrap">
        <SectionHead id={headingId} heading={head.heading}>
          <Lead>{head.lead}</Lead>
        </SectionHead>
        {children}
      </div>
    </section>
  );
}
