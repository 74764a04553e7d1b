import { routes } from "../../routes";
import { landingSections } from "../schemas/interface";
import type { ContentIssue } from "./content-issue";
import type { Source } from "./source";
import { closest } from "./suggestions";
import { texts } from "./walk";

/** Links to pages and places that do not exist. */
export function linkIssues(
  sources: ReadonlyMap<string, Source>,
): ContentIssue[] {
  return [...sources.values()].flatMap((source) =>
    texts(source.filled)
      .filter(({ key }) => key === "href")
      .flatMap(({ path, value }) => {
        const wrong = deadEnd(value, source, sources);
        return wrong ? [source.problem(path, wrong)] : [];
      }),
  );
}

function deadEnd(
  href: string,
  source: Source,
  sources: ReadonlyMap<string, Source>,
) {
  if (!/^[/#]/.test(href)) return undefined;
  const [page = "", anchor] = href.split("#");
  const paths: string[] = routes.map((route) => route.path);
  const route = routes.find(
    (candidate) =>
      candidate.path === page || (!page && candidate.id === source.name),
  );
  if (!route) {
    if (!page) {
      const home = routes.find((candidate) =>
        anchorsOf(candidate, sources).includes(anchor ?? ""),
      );
      return {
        expected:
          "a page before the #, since these words show on several pages",
        suggestion: home && `"${home.path}${href}"`,
      };
    }
    const meant = closest(page.replace(/\/$|\.html$/g, ""), paths);
    return {
      expected: `a page of this site: ${paths.join(", ")}`,
      suggestion: meant && `"${meant}${anchor ? `#${anchor}` : ""}"`,
    };
  }
  if (anchor === undefined) return undefined;
  const anchors = anchorsOf(route, sources);
  if (anchors.includes(anchor)) return undefined;
  const meant = closest(anchor, anchors);
  return {
    expected: anchors.length
      ? `a place on ${route.path}: ${anchors.map((name) => `#${name}`).join(", ")}`
      : `no #place: ${route.path} has none to link to`,
    suggestion: `"${page}${meant ? `#${meant}` : ""}"`,
  };
}

function anchorsOf(
  route: (typeof routes)[number],
  sources: ReadonlyMap<string, Source>,
): readonly string[] {
  if (route.kind === "landing") return landingSections;
  if (route.id === "home") return ["contact"];
  if (route.id !== "services") return [];
  const services = sources.get("services")?.filled as
    | { services?: { id?: unknown }[] }
    | undefined;
  if (!Array.isArray(services?.services)) return [];
  return services.services.map((service) => String(service?.id));
}
