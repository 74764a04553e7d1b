/** Every address of the site. Navigation, sitemap, metadata, content links and tests read this list. */
export const routes = [
  { path: "/", id: "home", kind: "main", navLabel: "Home", indexable: true },
  {
    path: "/services",
    id: "services",
    kind: "main",
    navLabel: "Services",
    indexable: true,
  },
  {
    path: "/about-us",
    id: "about-us",
    kind: "main",
    navLabel: "About Us",
    indexable: true,
  },
  {
    path: "/contact-us",
    id: "contact-us",
    kind: "main",
    navLabel: "Contact Us",
    indexable: true,
  },
  {
    path: "/web-development",
    id: "web-development",
    kind: "landing",
    indexable: true,
  },
  {
    path: "/app-development",
    id: "app-development",
    kind: "landing",
    indexable: true,
  },
  { path: "/thankyou", id: "thankyou", kind: "main", indexable: false },
] as const satisfies readonly Route[];

type Route = {
  /** Canonical path: no trailing slash, no extension. */
  path: `/${string}`;
  /** Also the name of the page's content file and social card. */
  id: string;
  kind: "main" | "landing";
  /** Present on the pages of the main navigation, in its order. */
  navLabel?: string;
  indexable: boolean;
};

export type RouteId = (typeof routes)[number]["id"];
export type LandingId = Extract<
  (typeof routes)[number],
  { kind: "landing" }
>["id"];
export type RoutePath = (typeof routes)[number]["path"];

/** The path of a route by its id; the type checker knows all ids. */
export function pathOf(id: RouteId): RoutePath {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`No route has the id "${id}".`);
  return route.path;
}
