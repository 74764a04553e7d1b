import { routes, services } from "@/lib/content/load";
import { absolute } from "@/lib/site/with-base-path";
import { structuredData } from "./structured-data";

const indexable = routes.filter((route) => route.indexable);
const graphs = indexable.map(({ id }) => ({
  id,
  nodes: structuredData(id)["@graph"],
}));

test("every reference names a node of the site", () => {
  const known = new Set(
    graphs.flatMap(({ nodes }) => nodes.map((node) => node["@id"])),
  );
  const references = JSON.stringify(graphs).matchAll(/\{"@id":"([^"]+)"\}/g);
  const missing = [...references].filter(([, id]) => !known.has(String(id)));
  expect(missing).toEqual([]);
});

test("a node is the same on every page that names it", () => {
  const seen = new Map<string, unknown>();
  for (const node of graphs.flatMap(({ nodes }) => nodes)) {
    expect(node).toEqual(seen.get(node["@id"]) ?? node);
    seen.set(node["@id"], node);
  }
});

test("the services page offers every service of the company", () => {
  const named = structuredData("services")["@graph"].filter(
    (node) => node["@type"] === "Service",
  );
  expect(named.map((node) => node.name)).toEqual(
    services.services.map((service) => service.title),
  );
  expect(new Set(named.map((node) => JSON.stringify(node.provider))).size).toBe(
    1,
  );
});

test("a landing page is about its service", () => {
  const linked = services.services.map(
    ({ landingPageLink }) => landingPageLink?.href,
  );
  for (const { id, path } of routes) {
    if (!linked.includes(path)) continue;
    const nodes = structuredData(id)["@graph"];
    const page = nodes.find((node) => "mainEntity" in node);
    const service = nodes.find((node) => node["@type"] === "Service");
    expect(page?.mainEntity).toEqual({ "@id": service?.["@id"] });
    expect(service?.url).toBe(absolute(path));
  }
});

test("every page but home has a breadcrumb", () => {
  for (const { id, nodes } of graphs) {
    const trail = nodes.find((node) => node["@type"] === "BreadcrumbList");
    expect(Boolean(trail)).toBe(id !== "home");
  }
});

test("nothing claims a rating or a review", () => {
  expect(JSON.stringify(graphs)).not.toMatch(/rating|review/i);
});
