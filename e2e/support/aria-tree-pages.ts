import {
  aboutUs,
  contactUs,
  home,
  notFound,
  services,
  site,
  statistics,
  thankyou,
  ui,
} from "@/lib/content/load";
import {
  type Branch,
  form,
  heading,
  link,
  list,
  newTab,
  node,
  paragraph,
  says,
  section,
  social,
} from "./aria-tree";
import {
  callAndWrite,
  callBand,
  disclosure,
  figures,
  pill,
  quotes,
  steps,
  why,
} from "./aria-tree-sections";

export function homeMain(): Branch[] {
  const { hero, contact } = home;
  return [
    heading(1, site.tagline),
    paragraph(hero.lead),
    link(hero.primary.label),
    link(hero.secondary.label),
    paragraph(hero.claim),
    section(
      home.services.heading,
      node(
        "paragraph",
        "",
        says("text", home.services.lead),
        link(home.services.link.label),
      ),
      list(...services.services.map((service) => [pill(service)])),
    ),
    why(figures()),
    quotes(),
    callBand(),
    section(
      contact.heading,
      paragraph(contact.lead),
      node("img", contact.image.alt),
      heading(3, contact.panel.heading),
      paragraph(`${contact.panel.lead} ${ui.form.allRequired}`),
      form("project", contact.heading),
    ),
  ];
}

export function servicesMain(): Branch[] {
  const { labels } = services;
  return [
    heading(1, services.heading),
    paragraph(services.lead),
    node(
      "navigation",
      services.navName,
      ...services.services.map(({ title }) => link(title)),
    ),
    ...services.services.map((service, index) => {
      const { get, fit } = service.detailContent;
      const onward = service.productLink
        ? newTab(service.productLink.label)
        : service.landingPageLink?.label;
      return node(
        "article",
        service.title,
        heading(2, service.title),
        paragraph(service.desc),
        disclosure(`${labels.included} : ${service.title}`, index === 0, [
          heading(3, labels.get),
          node("list", "", ...get.map((point) => says("listitem", point))),
          heading(3, labels.fit),
          paragraph(fit),
        ]),
        ...(onward ? [link(onward)] : []),
      );
    }),
    callBand(),
  ];
}

export function aboutMain(): Branch[] {
  const { story, team } = aboutUs;
  const last = team.roles.length - 1;
  return [
    heading(1, aboutUs.heading),
    paragraph(aboutUs.lead),
    section(
      story.statement,
      // A word between stars is set in italics.
      ...story.paragraphs.map((text) => paragraph(text.replaceAll("*", ""))),
    ),
    steps(),
    section(
      team.heading,
      paragraph(team.lead),
      list(
        ...team.roles.map(({ title, seatsLabel, description }, index) =>
          index > 0 && index === last
            ? [heading(3, title), paragraph(`${seatsLabel}. ${description}`)]
            : [heading(3, `${title} ${seatsLabel}`), paragraph(description)],
        ),
      ),
    ),
    section(statistics.heading, figures()),
    callBand(),
  ];
}

export function contactMain(): Branch[] {
  const { channels, panel, map } = contactUs;
  return [
    paragraph(contactUs.badge),
    heading(1, contactUs.heading),
    paragraph(contactUs.lead),
    node(
      "list",
      "",
      ...callAndWrite(),
      says("listitem", `${channels.visit} ${site.location}`),
    ),
    heading(2, panel.heading),
    paragraph(ui.form.allRequired),
    form("question", panel.heading),
    node(
      "group",
      contactUs.follow,
      heading(2, contactUs.follow),
      social("whatsapp"),
    ),
    node("img", map.image.alt),
    paragraph(site.brand),
    says("text", site.address.join(" ")),
    paragraph(map.caption),
  ];
}

export function thankyouMain(): Branch[] {
  const { next, now } = thankyou;
  const channels: Record<string, string> = {
    "{call}": site.phone.shown,
    "{mail}": site.email,
    "{chat}": newTab(ui.form.chat),
  };
  return [
    ...message(thankyou),
    section(
      next.heading,
      node("list", "", ...next.steps.map((step) => says("listitem", step))),
      heading(3, now.heading),
      node(
        "paragraph",
        "",
        ...now.lead
          .split(/(\{\w+\})/)
          .map((part) =>
            channels[part] ? link(channels[part]) : says("text", part.trim()),
          ),
      ),
    ),
  ];
}

export function notFoundMain(): Branch[] {
  return message(notFound);
}

function message(content: typeof notFound): Branch[] {
  return [
    heading(1, content.heading),
    paragraph(content.lead),
    ...content.links.map(({ label }) => link(label)),
  ];
}
