import type { Interface, Site } from "@/lib/content/types";
import type { Channels } from "./other-channels";

/** How else the company can be reached. */
export function channelsOf(site: Site, ui: Interface): Channels {
  return {
    call: { label: site.phone.shown, href: `tel:${site.phone.link}` },
    mail: site.email,
    chat: { label: ui.form.chat, href: site.social.whatsapp },
  };
}
