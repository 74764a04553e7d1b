import { Glyph, type SocialName } from "@/components/media/icon";
import { NewTab } from "@/components/ui/new-tab";
import type { Interface, Site } from "@/lib/content/types";
import styles from "./social-links.module.css";

const all: SocialName[] = [
  "facebook",
  "twitter",
  "linkedin",
  "instagram",
  "whatsapp",
];

export function SocialLinks({
  site,
  ui,
  names = all,
}: {
  site: Site;
  ui: Interface;
  names?: SocialName[];
}) {
  return (
    <ul className={`cluster ${styles.links}`}>
      {names.map((name) => (
        <li key={name}>
          <a
            className="edge"
            href={site.social[name]}
            target="_blank"
            rel="noopener"
          >
            <span className="visually-hidden">{ui.social[name]}</span>
            <NewTab text={ui.newTab} />
            <Glyph name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
