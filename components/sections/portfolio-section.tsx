import { Picture } from "@/components/media/picture";
import { SectionHead } from "@/components/ui/section-head";
import type { LandingPage } from "@/lib/content/types";
import styles from "./portfolio-section.module.css";

/** Finished work as pictures with titles, in two columns of which the right one hangs lower. */
export function PortfolioSection({
  content,
}: {
  content: LandingPage["portfolio"];
}) {
  return (
    <section
      id="portfolio"
      className="section"
      aria-labelledby="portfolio-title"
    >
      <div className="wrap">
        <SectionHead
          id="portfolio-title"
          heading={content.heading}
          lead={content.lead}
        />
        <ul className={styles.work}>
          {content.items.map((item) => (
            <li key={item.id} data-reveal="">
              <Picture
                src={item.img}
                alt={item.alt}
                sizes="(width < 40rem) 91vw, (width < 103rem) 46vw, 49rem"
                className={styles.picture}
              />
              <div>
                <h3>{item.title}</h3>
                <p>{item.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
