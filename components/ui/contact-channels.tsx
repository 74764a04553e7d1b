import { PlainDisc } from "@/components/media/disc";
import { Glyph } from "@/components/media/icon";
import { NoWrap } from "@/components/ui/no-wrap";
import type { ContactUsPage, SiteContent } from "@/lib/content/types";
import styles from "./contact-channels.module.css";

/** Phone, e-mail and office as capsules, those that have a label. */
export function ContactChannels({
  site: { phone, email, location },
  labels: { call, write, visit },
}: {
  site: SiteContent;
  labels: Partial<ContactUsPage["channels"]>;
}) {
  const channels = [
    [call, phone.shown, "phone", "madder", `tel:${phone.link}`],
    [write, email, "envelope", "neel", `mailto:${email}`],
    [visit, location, "map-pin", "leaf", undefined],
  ] as const;
  return (
    <ul className={`stack ${styles.channels}`}>
      {channels.map(([label, text, glyph, surface, href]) => {
        const Frame = href ? "a" : "div";
        return (
          label && (
            <li key={glyph}>
              <Frame className="cluster edge" href={href}>
                <PlainDisc surface={surface} className={styles.disc}>
                  <Glyph name={glyph} />
                </PlainDisc>
                <span>
                  <small>
                    <NoWrap text={label} />
                  </small>
                  <NoWrap text={text} />
                </span>
              </Frame>
            </li>
          )
        );
      })}
    </ul>
  );
}
