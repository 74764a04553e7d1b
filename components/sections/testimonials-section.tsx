import { Glyph } from "@/components/media/icon";
import { Picture } from "@/components/media/picture";
import { LoadError } from "@/components/ui/load-error";
import { MotionToggle } from "@/components/ui/motion-toggle";
import { NoWrap } from "@/components/ui/no-wrap";
import { Person } from "@/components/ui/person";
import round from "@/components/ui/round-button.module.css";
import { SectionHead } from "@/components/ui/section-head";
import type {
  Interface,
  LinkedProject,
  Testimonials,
} from "@/lib/content/types";
import { fillIn } from "@/lib/site/fill-in";
import styles from "./testimonials-section.module.css";

/**
 * Quotes of clients as a carousel, each with the case that it names. The HTML has all quotes. Without script the row
 * scrolls and snaps.
 */
export function TestimonialsSection({
  content: { heading, testimonials },
  projects,
  copy: { carousel: labels, case: caseLabels, loadError },
}: {
  content: Testimonials;
  projects: LinkedProject[];
  copy: Interface;
}) {
  if (testimonials.length === 0) return null;
  // Two quotes fit side by side and need no carousel.
  const isCarousel = testimonials.length > 2;
  const slides = testimonials.map((testimonial, index) => {
    const { name, role, desc, photo } = testimonial;
    const { card, ...disc } = variants[index % variants.length] ?? variants[0];
    return (
      // biome-ignore lint/a11y/useSemanticElements: the carousel pattern makes its slides groups, and these are no fields
      <div
        key={testimonial.id ?? `place ${index}`}
        className={styles.slide}
        role="group"
        aria-roledescription={labels.slideKind}
        aria-label={fillIn(labels.slide, {
          index: index + 1,
          count: testimonials.length,
        })}
        data-surface={card}
      >
        <figure className={`stack ${styles.quote}`}>
          <blockquote>
            <NoWrap as="p" text={desc} />
          </blockquote>
          <figcaption className="cluster">
            <Person name={name} image={photo} {...disc}>
              {role}
            </Person>
            {projects.map(
              ({ project: { id, img, case: content }, href }) =>
                id === testimonial.case &&
                content && (
                  <a key={id} className={styles.case} href={href}>
                    <Picture src={img} alt="" frame="quote" />
                    <span>
                      <b className="large">{content.result.value}</b>{" "}
                      <NoWrap text={content.result.label} />{" "}
                      <span className="text-link">{caseLabels.read}</span>
                    </span>
                  </a>
                ),
            )}
          </figcaption>
        </figure>
      </div>
    );
  });
  return (
    <section
      className="section"
      aria-labelledby="testimonials"
      {...(isCarousel && {
        "aria-roledescription": labels.kind,
        "data-selected": "0",
      })}
    >
      <div className="wrap" data-island={isCarousel ? "carousel" : undefined}>
        <SectionHead id="testimonials" heading={heading}>
          {isCarousel && (
            <div className="cluster" data-needs-script="">
              <MotionToggle
                labels={{ pause: labels.pause, play: labels.start }}
                data-toggle=""
              />
              {(["previous", "next"] as const).map((direction, index) => (
                <button
                  key={direction}
                  type="button"
                  className={`circle ${round.button}`}
                  aria-label={labels[direction]}
                  data-go={direction}
                >
                  <Glyph name={index === 0 ? "arrow-left" : "arrow-right"} />
                </button>
              ))}
            </div>
          )}
        </SectionHead>
        <div
          className={styles.row}
          data-row=""
          data-reveal=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard until script serves the buttons
          tabIndex={0}
        >
          <div className={styles.slides} aria-live="off">
            {slides}
          </div>
        </div>
        {isCarousel && <LoadError copy={loadError} />}
      </div>
    </section>
  );
}

/** The colours of a quote's card and of the disc on it, and the figure in that disc. The quotes use them in turn. */
const variants = [
  { card: "rose", surface: "deep", figure: "avatar-1" },
  { card: "sky", surface: "madder", figure: "avatar-2" },
  { card: "tint-mari", surface: "leaf", figure: "avatar-3" },
  { card: "tint-leaf", surface: "marigold", figure: "avatar-4" },
  { card: "mist", surface: "neel", figure: "avatar-5" },
] as const;
