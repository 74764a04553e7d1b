import { clients, landingPages, statistics, ui } from "@/lib/content/load";
import {
  type Branch,
  form,
  heading,
  link,
  list,
  node,
  paragraph,
  says,
  section,
} from "./aria-tree";
import {
  callAndWrite,
  disclosure,
  figures,
  quotes,
  steps,
  texts,
  why,
} from "./aria-tree-sections";

export function landingMain(id: string): Branch[] {
  const content = landingPages.find((page) => page.id === id)?.content;
  if (!content) throw new Error(`No landing page has the id "${id}".`);
  const { banner, about, portfolio, solutions, collage, questions } = content;
  return [
    node(
      "region",
      banner.heading,
      paragraph(banner.tag),
      heading(1, banner.heading),
      paragraph(banner.lead),
      link(banner.action),
    ),
    section(statistics.heading, figures()),
    section(
      about.heading,
      paragraph(about.lead),
      node("list", "", ...about.points.map((point) => says("listitem", point))),
      link(about.contactLabel),
      link(about.servicesLabel),
    ),
    section(
      content.services.heading,
      paragraph(content.services.lead),
      texts(content.services.cards),
    ),
    steps(),
    section(
      portfolio.heading,
      paragraph(portfolio.lead),
      list(
        ...portfolio.items.map(({ title, description, alt }) => [
          node("img", alt),
          heading(3, title),
          paragraph(description),
        ]),
      ),
    ),
    ...(solutions
      ? [
          node(
            "region",
            solutions.heading,
            paragraph(solutions.eyebrow),
            heading(2, solutions.heading),
            ...solutions.paragraphs.map(paragraph),
          ),
        ]
      : []),
    ...(collage ? [section(collage.heading, paragraph(collage.lead))] : []),
    why(),
    quotes(),
    ...(questions
      ? [
          section(
            questions.heading,
            ...questions.items.map(({ question, answer }, index) =>
              disclosure(question, index === 0, [paragraph(answer)]),
            ),
          ),
        ]
      : []),
    section(
      clients.heading,
      list(...clients.clients.map(({ name }) => [node("img", name)])),
    ),
    section(
      content.contact.heading,
      paragraph(content.contact.lead),
      node("list", "", ...callAndWrite()),
      paragraph(ui.form.allRequired),
      form("project", content.contact.heading),
    ),
  ];
}
