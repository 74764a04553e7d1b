/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const root = resolve(__dirname, "../..");
const layers = ["content", "lib", "components", "app"];

/** Every file that ships to the browser as a hydrated component. A new one is a deliberate line here. */
const clientFiles = [
  "app/error.tsx",
  "app/global-error.tsx",
  "components/forms/enquiry-form-island.tsx",
  "components/layout/drawer-controls.tsx",
  "components/layout/nav-links.tsx",
  "components/layout/navigator.tsx",
  "components/layout/section-marker.tsx",
  "components/motion/animated-section.tsx",
  "components/motion/motion-toggle.tsx",
  "components/motion/reveal.tsx",
  "components/sections/counting-strip.tsx",
  "components/sections/testimonials-carousel.tsx",
  "components/ui/toaster-host.tsx",
];

test("imports go from app to components to lib to content, never the other way", () => {
  const wrong = sources().flatMap(({ file, imports }) => {
    if (file.startsWith("lib/build/")) return [];
    const level = layers.indexOf(layerOf(file));
    return imports
      .filter(({ target }) => layers.indexOf(layerOf(target)) > level)
      .map(({ target }) => `${file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test("nobody imports content files: words come from the loader, checked and filled", () => {
  const importers = sources()
    .filter(({ imports }) =>
      imports.some(({ target }) => /^content\/[^/]+\.json$/.test(target)),
    )
    .map(({ file }) => file);
  expect(importers).toEqual([]);
});

test("the list of client files is the one agreed on", () => {
  const found = sources()
    .filter(({ source }) => /^["']use client["']/.test(source))
    .map(({ file }) => file);
  expect(found.sort()).toEqual(clientFiles);
});

test("what reaches the browser takes only types from content, and no drawings", () => {
  const graph = new Map(sources().map((entry) => [entry.file, entry]));
  const wrong: string[] = [];
  const seen = new Set<string>();
  const visit = (file: string, from: string) => {
    const entry = graph.get(file);
    if (!entry || seen.has(file)) return;
    seen.add(file);
    if (
      /^lib\/content\/(load|types)\.ts$|^lib\/env\.ts$|^components\/media\/svg\.tsx$/.test(
        file,
      )
    ) {
      wrong.push(`${from} takes values from ${file}`);
    }
    for (const { target, typeOnly } of entry.imports)
      if (!typeOnly) visit(target, file);
  };
  for (const { file, source } of graph.values())
    if (/^["']use client["']/.test(source)) visit(file, file);
  expect(wrong).toEqual([]);
});

type Import = { target: string; typeOnly: boolean };

function sources(): { file: string; source: string; imports: Import[] }[] {
  return layers
    .slice(1)
    .flatMap((layer) =>
      readdirSync(join(root, layer), { recursive: true, encoding: "utf8" }).map(
        (name) => `${layer}/${name}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const source = readFileSync(join(root, file), "utf8");
      return { file, source, imports: importsOf(file, source) };
    });
}

function importsOf(file: string, source: string): Import[] {
  const statements = source.matchAll(
    /(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']/g,
  );
  return [...statements].flatMap(([, type, fixed, lazy]) => {
    const path = fixed ?? lazy ?? "";
    if (!path.startsWith(".") && !path.startsWith("@/")) return [];
    const base = path.startsWith("@/")
      ? path.slice(2)
      : relative(root, resolve(root, dirname(file), path));
    return [{ target: withExtension(base), typeOnly: Boolean(type) }];
  });
}

function withExtension(path: string): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`];
  return (
    candidates.find(
      (name) => /\.\w+$/.test(name) && existsSync(join(root, name)),
    ) ?? path
  );
}

function layerOf(file: string): string {
  return file.split("/")[0] ?? "";
}
