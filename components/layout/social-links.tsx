import { Glyph } from "@/components/media/icon";
import { networks } from "@/lib/content/enums";
import type { SharedContent, SiteContent } from "@/lib/content/types";
import styles from "./social-links.module.css";

export function SocialLinks({
  links,
  site: { chat },
  copy,
}: SharedContent & { links: SiteContent["social"] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a
            className="circle edge"
            href={url}
            target="_blank"
            rel="noopener"
            data-contact={name === chat ? "chat" : undefined}
          >
            <span className="visually-hidden">{networks[name]}</span>
            <span className="visually-hidden"> {copy.newTab}</span>
            <Glyph name={`networks/${name}`} />
          </a>
        </li>
      ))}
    </ul>
  );
}
