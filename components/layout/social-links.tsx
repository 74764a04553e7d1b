import { Glyph } from "@/components/media/icon";
import { type SocialNetwork, socialNetworks } from "@/lib/content/enums";
import type { SharedContent } from "@/lib/content/types";
import styles from "./social-links.module.css";

export function SocialLinks({
  site,
  copy,
  without,
}: SharedContent & { without?: SocialNetwork }) {
  const networks = Object.keys(socialNetworks) as SocialNetwork[];
  return (
    <ul className={styles.links}>
      {networks
        .filter((name) => name !== without && site.social[name])
        .map((name) => (
          <li key={name}>
            <a
              className="circle edge"
              href={site.social[name]}
              target="_blank"
              rel="noopener"
              data-contact={name === "whatsapp" ? "chat" : undefined}
            >
              <span className="visually-hidden">{copy.social[name]}</span>
              <span className="visually-hidden"> {copy.newTab}</span>
              <Glyph name={name} />
            </a>
          </li>
        ))}
    </ul>
  );
}
