import type { Surface } from "@/lib/content/enums";
import { NoWrap } from "./no-wrap";
import { Lead } from "./rich-text";
import { SectionHead } from "./section-head";

/** A section of a page below its head. Its content is below its heading and lead, or without a lead beside its heading. */
export function Section({
  id,
  headingId,
  surface,
  head: { heading, lead },
  className = "",
  children,
}: {
  /** The hash of links to this section. */
  id?: string;
  headingId: string;
  /** With a surface it is a band. */
  surface?: Surface;
  head: { heading: string; lead?: string };
  className?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <section
      id={id}
      className={surface ? "section band" : "section"}
      data-surface={surface}
      aria-labelledby={headingId}
    >
      <div className={lead ? "wrap" : `wrap columns split ${className}`}>
        {lead ? (
          <SectionHead id={headingId} heading={heading}>
            <Lead>{lead}</Lead>
          </SectionHead>
        ) : (
          <NoWrap as="h2" id={headingId} data-reveal="" text={heading} />
        )}
        {children}
      </div>
    </section>
  );
}
