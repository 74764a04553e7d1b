import { Disc, PlainDisc } from "@/components/media/disc";
import { Picture } from "@/components/media/picture";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { NoWrap } from "@/components/ui/no-wrap";
import { Lead } from "@/components/ui/rich-text";
import { Svg } from "@/lib/content/brand/svg";
import type { LandingPage } from "@/lib/content/types";
import styles from "./landing-banner.module.css";

export function LandingBanner({
  content,
  cost,
  surface,
}: {
  content: LandingPage["banner"];
  /** Price and time of the service that the page is about. */
  cost?: string | undefined;
  surface: LandingPage["surface"];
}) {
  return (
    <section
      id="banner"
      className={`band ${styles.banner}`}
      data-surface={surface}
      aria-labelledby="banner-title"
    >
      <div className={`stack ${styles.text}`}>
        <Badge>{content.tag}</Badge>
        <h1 id="banner-title">{content.heading}</h1>
        <Lead>{content.lead}</Lead>
        <div className="cluster">
          <ButtonLink href="#contact">{content.action}</ButtonLink>
          {cost && <NoWrap as="b" text={cost} />}
        </div>
      </div>
      <div className={styles.packing} aria-hidden="true">
        {content.discs.map((disc, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a disc may come twice, and the list never changes
          <BannerDisc key={index} isLarge={index === 0} {...disc} />
        ))}
      </div>
    </section>
  );
}

/** The scene is inline SVG, so that the headline stays the largest contentful paint. */
function BannerDisc({
  scene,
  disc,
  image,
  isLarge,
}: LandingPage["banner"]["discs"][number] & { isLarge: boolean }) {
  const frame = isLarge ? "largeBanner" : "banner";
  if (disc) return <Disc name={disc} />;
  return (
    <PlainDisc>
      {scene && <Svg file={`content/brand/drawings/scenes/${scene}.svg`} />}
      {image && <Picture src={image.src} alt="" frame={frame} priority />}
    </PlainDisc>
  );
}
