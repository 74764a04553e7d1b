import { parseArgs } from "node:util";
import { routes } from "@/lib/routes";

export type Options = { loads: number; paths: string[] };

/** @throws Error that says what was expected. */
export function parseOptions(parameters: string[]): Options {
  const { values } = parseArgs({
    args: parameters,
    options: {
      loads: { type: "string", default: "5" },
      routes: { type: "string" },
    },
  });
  const loads = Number(values.loads);
  if (!Number.isInteger(loads) || loads < 1)
    throw new Error(`--loads is "${values.loads}", but must be 1 or more.`);
  const known = routes.map(({ path }): string => path);
  const paths = values.routes?.split(",") ?? known;
  const unknown = paths.find((path) => !known.includes(path));
  if (unknown !== undefined)
    throw new Error(
      `--routes names "${unknown}"; the site has ${known.join(", ")}.`,
    );
  return { loads, paths };
}
