import { createHash } from "node:crypto";
import { relative } from "node:path";

type Rule = { test?: unknown; oneOf?: Rule[]; use?: unknown };
type Loader = { options?: { modules?: { getLocalIdent?: NameClass } } };
type NameClass = (
  loading: { rootContext: string; resourcePath: string },
  pattern: string,
  name: string,
) => string;

/**
 * Has CSS modules ship short class names. Next's own tell the file and the class, which helps only in the dev server;
 * they make a page 1.2 kB larger, and the first paint waits for nearly all of that.
 */
export function shortenClassNames(rules: readonly Rule[]): void {
  const loaders = rules
    .flatMap((rule) => rule.oneOf ?? rule)
    .filter(({ test }) => test instanceof RegExp && test.test("a.module.css"))
    .flatMap(({ use }) => use as Loader[])
    .filter(({ options }) => options?.modules?.getLocalIdent);
  if (loaders.length === 0)
    throw new Error("No loader of the bundler names the classes of modules.");
  for (const { options } of loaders)
    if (options?.modules) options.modules.getLocalIdent = nameClass;
}

const nameClass: NameClass = ({ rootContext, resourcePath }, _, name) =>
  shortName(
    `${relative(rootContext, resourcePath).replaceAll("\\", "/")}#${name}`,
  );

const taken = new Map<string, string>();

/** Five letters and digits for a class of a file, the same in every build and every folder. */
export function shortName(origin: string): string {
  const digest = createHash("sha256").update(origin).digest("base64");
  const name = digest
    .replace(/[^A-Za-z0-9]/g, "")
    .replace(/^\d+/, "")
    .slice(0, 5);
  const other = taken.get(name) ?? origin;
  if (other !== origin)
    throw new Error(
      `"${origin}" and "${other}" get the same class name: rename one.`,
    );
  taken.set(name, origin);
  return name;
}
