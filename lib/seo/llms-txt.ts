import { getMeta, routes, services, site } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import { absolute } from "./absolute-url";
import { shortTitle } from "./metadata";

/** A summary of the site for language models: what the company does and where to read more (llmstxt.org). */
export function llmsTxt(): string {
  const pages = routes
    .filter(({ indexable }) => indexable)
    .map(({ id, path }) => {
      const { title, description } = getMeta(id);
      return `- [${shortTitle(title)}](${absolute(path)}): ${description}`;
    });
  const offers = services.services.map(
    ({ id, title, desc }) =>
      `- [${title}](${absolute(pagePath("services"))}#${id}): ${desc}`,
  );
  return `# ${site.brand}

> ${site.tagline}. ${getMeta("home").description}

## Pages

${pages.join("\n")}

## Services

${offers.join("\n")}

## Contact

- Phone: ${site.phone.shown} (${site.hours})
- E-mail: ${site.email}
- Address: ${site.address.join(", ")}
`;
}
