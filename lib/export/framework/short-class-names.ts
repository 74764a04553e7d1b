import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { contentHash } from "../../node/hash";

type Naming = (
  context: { rootContext: string; resourcePath: string },
  pattern: string,
  name: string,
  ...others: unknown[]
) => string;

/** Of a rule, or of a loader in it, what leads to the function that names classes. */
type Rule = {
  oneOf?: unknown[];
  use?: unknown;
  options?: { modules?: { getLocalIdent?: Naming } };
} | null;

/**
 * Names classes and animations `_a`, `_b`, in place of Next's names after sheet and rule with a hash: 1.5 kB less of the
 * home page's 28. All are counted in one order, as the builds for server and browser must agree.
 */
export function shortClassNames(config: {
  module: { rules: unknown[] };
  cache?: unknown;
}): void {
  if (!setNaming(config.module.rules))
    throw new Error("Next no longer names classes by getLocalIdent.");
  // One class more gives others other names, so that no sheet may come from the cache.
  const cache = config.cache as { version?: string } | undefined;
  if (cache?.version) cache.version += contentHash(classes.join());
}

/** Every class and animation of every sheet, after its sheet. */
const classes = readdirSync("components", { recursive: true })
  .map((file) => `components/${file}`.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".module.css"))
  .sort()
  .flatMap((file) =>
    (readFileSync(file, "utf8").match(/(?<=\.|@keyframes )[a-z][\w-]*/gi) ?? [])
      .map((name) => `${file} ${name}`)
      .filter((name, index, all) => all.indexOf(name) === index),
  );

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Returns whether any rule names classes. */
function setNaming(rules: unknown[]): boolean {
  let found = false;
  for (const rule of rules as Rule[]) {
    const modules = rule?.options?.modules;
    if (modules?.getLocalIdent) {
      modules.getLocalIdent = shortened(modules.getLocalIdent);
      found = true;
    }
    for (const inner of [rule?.oneOf, rule?.use])
      if (Array.isArray(inner)) found = setNaming(inner) || found;
  }
  return found;
}

/** The sheets of next/font are not in the list. */
function shortened(original: Naming): Naming {
  return (context, pattern, name, ...others) => {
    const file = relative(context.rootContext, context.resourcePath);
    const index = classes.indexOf(`${file.replaceAll("\\", "/")} ${name}`);
    return index < 0
      ? original(context, pattern, name, ...others)
      : `_${lettersOf(index)}`;
  };
}

function lettersOf(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest ? lettersOf(rest - 1) : "") + letters[index % letters.length];
}
