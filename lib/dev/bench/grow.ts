import { readFileSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type Amount = {
  /** Services, testimonials and items of the first landing page's portfolio. */
  items: number;
  landings: number;
};

type Entry = { id: string | number; [name: string]: unknown };

/** Gives a copy of the project as much content as asked for, by repeating its own under new names. */
export async function grow(root: string, amount: Amount): Promise<void> {
  const { items, landings } = amount;
  changeContent(root, "services", (page) => {
    page.services = repeat(page.services as Entry[], items);
  });
  changeContent(root, "testimonials", (page) => {
    page.testimonials = repeat(page.testimonials as Entry[], items);
  });
  changeContent(root, "web-development", (page) => {
    const portfolio = page.portfolio as { items: Entry[] };
    portfolio.items = repeat(portfolio.items, items);
  });
  for (let number = 3; number <= landings; number++)
    await addLanding(root, `landing-${number}`);
}

/** The first ones stay as they are; a shorter list is cut. */
export function repeat<Item extends Entry>(
  entries: readonly Item[],
  length: number,
): Item[] {
  return Array.from({ length }, (_, index) => {
    const entry = entries[index % entries.length] as Item;
    if (index < entries.length) return entry;
    return {
      ...entry,
      id: typeof entry.id === "number" ? index + 1 : `${entry.id}-${index + 1}`,
    };
  });
}

/** What the handbook asks for: a route, a content file, a page of four lines. */
async function addLanding(root: string, id: string): Promise<void> {
  changeContent(
    root,
    "app-development",
    (page) => {
      const meta = page.meta as Record<string, string>;
      meta.title = `Mobile apps, ${id} | {brand}`;
      meta.description = `${meta.description} ${id}`;
    },
    id,
  );
  change(join(root, "lib", "routes.ts"), (text) => {
    const entry = `{ path: "/${id}", id: "${id}", kind: "landing", indexable: true },\n  `;
    const changed = text.replace('{ path: "/thankyou"', `${entry}$&`);
    if (changed === text)
      throw new Error("lib/routes.ts has changed its form.");
    return changed;
  });
  const pages = join(root, "app", "(landing)");
  const source = readFileSync(
    join(pages, "app-development", "page.tsx"),
    "utf8",
  );
  await mkdir(join(pages, id), { recursive: true });
  await writeFile(
    join(pages, id, "page.tsx"),
    source.replaceAll('"app-development"', `"${id}"`),
  );
}

function changeContent(
  root: string,
  name: string,
  edit: (page: Record<string, unknown>) => void,
  saveAs = name,
): void {
  const file = (base: string) => join(root, "content", `${base}.json`);
  const page = JSON.parse(readFileSync(file(name), "utf8"));
  edit(page);
  writeFileSync(file(saveAs), JSON.stringify(page, null, 2));
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, "utf8")));
}
