import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export type Route = {
  /** Canonical path: no trailing slash, no extension. */
  path: `/${string}`;
  /** Also the name of the page's content file and social card. */
  id: string;
  kind: "main" | "landing";
  /** Present on the pages of the main navigation, in its order. */
  navLabel?: string;
  indexable: boolean;
};

const main = { kind: "main", indexable: true } as const;

/** The pages that every site has, whatever its content. */
export const mainRoutes = [
  { ...main, path: "/", id: "home", navLabel: "Home" },
  { ...main, path: "/services", id: "services", navLabel: "Services" },
  { ...main, path: "/about-us", id: "about-us", navLabel: "About Us" },
  { ...main, path: "/contact-us", id: "contact-us", navLabel: "Contact Us" },
  { ...main, path: "/thankyou", id: "thankyou", indexable: false },
] as const satisfies readonly Route[];

export const landingFolder = "landing-pages";

type LandingRoute = Omit<Route, "navLabel"> & { kind: "landing" };

/** Every page of the site. Navigation, sitemap, metadata, content links and tests read this list. */
export const routes: readonly ((typeof mainRoutes)[number] | LandingRoute)[] = [
  ...mainRoutes,
  ...landingRoutes(),
];

/** The path of a main page by its id; the type checker knows all ids. */
export function pathOf(id: (typeof mainRoutes)[number]["id"]): Route["path"] {
  return routeOf(id).path;
}

export function routeOf(id: string): Route {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`No route has the id "${id}".`);
  return route;
}

/** A landing page is a content file and nothing else: the name of the file is its id and its path. */
export function landingRoute(id: string): LandingRoute {
  return { path: `/${id}`, id, kind: "landing", indexable: true };
}

function landingRoutes(): LandingRoute[] {
  const folder = join(process.cwd(), "content", landingFolder);
  if (!existsSync(folder)) return [];
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length));
  // The dev server lists the pages anew when one comes or goes: its bundler follows imports, not reads from the disk.
  if (process.env.NODE_ENV === "development") {
    for (const id of ids)
      import(`../content/landing-pages/${id}.json`).catch(() => {});
  }
  return ids.sort().map(landingRoute);
}
