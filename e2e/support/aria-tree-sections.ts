import {
  callToAction,
  contactUs,
  process,
  type services,
  site,
  statistics,
  testimonials,
  ui,
  whyChooseUs,
} from "@/lib/content/load";
import {
  type Branch,
  heading,
  link,
  list,
  newTab,
  node,
  paragraph,
  says,
  section,
} from "./aria-tree";

type Text = { title: string; description: string };

export function pill({
  title,
  desc,
  productLink,
}: (typeof services.services)[number]): Branch {
  const name = `${title} ${desc}`;
  return node(
    "link",
    productLink ? newTab(name) : name,
    heading(3, title),
    paragraph(desc),
    ...(productLink ? [says("text", ui.newTab)] : []),
  );
}

/** Each figure in its final form, whatever the eye sees it count. */
export function figures(): Branch {
  return node(
    "list",
    "",
    ...statistics.statistics.map(({ value, suffix, label }) =>
      says("listitem", `${value}${suffix} ${label}`),
    ),
  );
}

export function why(...below: Branch[]): Branch {
  return section(
    whyChooseUs.heading,
    paragraph(whyChooseUs.lead),
    texts(whyChooseUs.cards),
    ...below,
  );
}

export function steps(): Branch {
  return section(
    process.heading,
    paragraph(process.lead),
    texts(process.steps),
  );
}

export function texts(entries: Text[]): Branch {
  return list(
    ...entries.map(({ title, description }) => [
      heading(3, title),
      paragraph(description),
    ]),
  );
}

/** For those who asked for less motion it needs no pause. */
export function quotes(): Branch {
  const all = testimonials.testimonials;
  return section(
    testimonials.heading,
    node("button", ui.carousel.previous),
    node("button", ui.carousel.next),
    ...all.map(({ name, role, desc }, index) =>
      node(
        "group",
        ui.carousel.slide
          .replace("{index}", String(index + 1))
          .replace("{count}", String(all.length)),
        node(
          "figure",
          `${name} ${role}`,
          // The style sheet sets the quotation marks.
          node("blockquote", "", paragraph(`“${desc}”`)),
          says("text", `${name} ${role}`),
        ),
      ),
    ),
  );
}

export function callBand(): Branch {
  return node(
    "region",
    callToAction.heading,
    paragraph(callToAction.eyebrow),
    heading(2, callToAction.heading),
    link(callToAction.link.label),
  );
}

export function callAndWrite(): Branch[] {
  const { call, write } = contactUs.channels;
  return [
    node("listitem", "", link(`${call} ${site.phone.shown}`)),
    node("listitem", "", link(`${write} ${site.email}`)),
  ];
}

export function disclosure(
  summary: string,
  open: boolean,
  below: Branch[],
): Branch {
  return open
    ? node("group", "", says("text", summary), ...below)
    : says("group", summary);
}
