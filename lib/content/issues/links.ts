import { canonicalPath } from "../../canonical-path";
import { landingFolder, landingRoute, mainRoutes, type Route } from "../pages";
import { richTextLinks } from "../rich-text";
import { explainHref, hrefPattern } from "../schemas/fields";
import { landingSections } from "../schemas/interface";
import { type Path, texts } from "../walk";
import { type ContentIssue, valueAt } from "./content-issue";
import { metaAt } from "./schema";
import { fileName, type Source } from "./source";
import { closest, tidyId } from "./suggestions";

/** Links to pages and anchors that do not exist, former paths that are pages, and projects that no landing page has. */
export function linkIssues(
  sources: ReadonlyMap<string, Source>,
): ContentIssue[] {
  const routes = routesOf(sources);
  const paths = new Set<string>(routes.map(({ path }) => path));
  const former = new Set<string>();
  const links = [...sources.values()].flatMap((source) =>
    texts(source.filled).flatMap(({ key, path, value }) => {
      if (key === "formerPaths") {
        // A host that serves /services.html as /services would redirect it to itself.
        const isTaken = former.has(value) || paths.has(canonicalPath(value));
        former.add(value);
        if (!isTaken) return [];
        return source.issues(path, {
          expected: "a path that is no page and no other page’s former path",
        });
      }
      if (metaAt(source, path)?.richText)
        return richTextLinks(value).flatMap((href) => {
          const wrong = hrefPattern.test(href)
            ? deadEnd(href, source, routes, sources)
            : { expected: explainHref(href) };
          return source.issues(path, wrong && { found: href, ...wrong });
        });
      if (key !== "href") return [];
      return source.issues(path, deadEnd(value, source, routes, sources));
    }),
  );
  return [...links, ...projectIssues(sources)];
}

/** Projects that the home page names and no landing page has. */
function projectIssues(sources: ReadonlyMap<string, Source>): ContentIssue[] {
  const ids = [...sources.keys()]
    .filter((name) => name.startsWith(`${landingFolder}/`))
    .filter((name) => !isDraft({ name }, sources))
    .flatMap((name) => listed(sources, name, ["portfolio", "items"]))
    .map(({ id }) => String(id));
  const path = ["work", "projects"];
  const home = sources.get("home");
  const named = valueAt(home?.filled, path);
  if (!home || !Array.isArray(named)) return [];
  return named.flatMap((id, index) => {
    if (ids.includes(String(id))) return [];
    const meant = closest(String(id), ids);
    return home.issues([...path, index], {
      expected: `the id of a project of a published landing page: ${ids.join(", ")}`,
      suggestion: meant && `"${meant}"`,
    });
  });
}

function routesOf(sources: ReadonlyMap<string, Source>): Route[] {
  const landings = [...sources.keys()]
    .filter((name) => name.startsWith(`${landingFolder}/`))
    // A page whose file has a wrong name is linked by the right one.
    .map((name) => landingRoute(tidyId(name.slice(landingFolder.length + 1))));
  return [...mainRoutes, ...landings];
}

function deadEnd(
  href: string,
  source: Source,
  routes: readonly Route[],
  sources: ReadonlyMap<string, Source>,
) {
  if (!/^[/#]/.test(href)) return undefined;
  const [page = "", anchor] = href.split("#");
  // Every page has the dialog on privacy.
  if (!page && anchor === privacyAnchor) return undefined;
  const route = routes.find(
    ({ id, path }) =>
      path === page ||
      (!page &&
        (source.name === id || source.name === `${landingFolder}/${id}`)),
  );
  if (!route && !page)
    return {
      expected: "a page before the #, since this text shows on several pages",
    };
  if (route && isDraft(route, sources) && !isDraft(source, sources))
    return {
      expected: `a page that is published; content/${landingFolder}/${route.id}.json is a draft, and ${fileName(source.name)} is none`,
    };
  if (!route) {
    const paths = routes.map(({ path }) => path);
    const meant = closest(page.replace(/\/$|\.html$/g, ""), paths);
    return {
      expected: `a page of this site: ${paths.join(", ")}${/\.(?!html$)\w+$/.test(page) ? "; a file to download is linked where it lies, by https://" : ""}`,
      suggestion: meant && `"${meant}${anchor ? `#${anchor}` : ""}"`,
    };
  }
  if (anchor === undefined) return undefined;
  const anchors = anchorsOf(route, sources);
  if (anchors.includes(anchor)) return undefined;
  const meant = closest(anchor, anchors);
  return {
    expected: `an anchor of ${route.path}: ${anchors.map((name) => `#${name}`).join(", ")}`,
    suggestion: meant && `"${page}#${meant}"`,
  };
}

/** Whether a page, or the page that a file is of, is left out of a publication. */
function isDraft(
  { id, name }: { id?: string; name?: string },
  sources: ReadonlyMap<string, Source>,
): boolean {
  const source = sources.get(name ?? `${landingFolder}/${id}`);
  return valueAt(source?.data, ["meta", "draft"]) === true;
}

const privacyAnchor = "privacy";

function anchorsOf(
  route: Route,
  sources: ReadonlyMap<string, Source>,
): readonly string[] {
  if (route.kind === "landing") {
    const file = `${landingFolder}/${route.id}`;
    const cases = listed(sources, file, ["portfolio", "items"])
      .filter((project) => project.case)
      .map(({ id }) => `case-${id}`);
    return [...landingSections, ...cases, privacyAnchor];
  }
  if (route.id === "home") return ["contact", privacyAnchor];
  if (route.id !== "services") return [privacyAnchor];
  const services = listed(sources, "services", ["services"]);
  return [...services.map(({ id }) => String(id)), privacyAnchor];
}

/** The entries of a list, whatever stands there. */
function listed(
  sources: ReadonlyMap<string, Source>,
  name: string,
  path: Path,
) {
  const entries = valueAt(sources.get(name)?.filled, path);
  return Array.isArray(entries) ? entries.map((entry) => Object(entry)) : [];
}
