import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileOf } from "@/lib/build/export/site";
import { env } from "@/lib/env";
import { withoutScripts } from "../page-weight/markup";
import { sum, weighPage } from "../page-weight/weigh";
import { emptyPage } from "./floor";
import { MOVING, measureFrames } from "./frames";
import { GESTURES, MOMENTS, measureGesture } from "./interaction";
import { type Load, measureLoad } from "./load";
import { type Options, parseOptions } from "./options";
import { visiting } from "./phone";
import { drawResult } from "./picture";
import { progress } from "./progress";
import { type Result, spreadLoads } from "./result";
import { measureScriptUse } from "./script-use";
import { serve } from "./server";
import { spread } from "./statistics";
import { tables } from "./table";

const OUT = join(process.cwd(), "out");
const CACHE = join(process.cwd(), ".cache", "bench");

const options = parseOptions(process.argv.slice(2));
const result = await bench(options);
await mkdir(CACHE, { recursive: true });
await writeFile(
  join(CACHE, "result.json"),
  `${JSON.stringify(result, null, 2)}\n`,
);
// A picture of a part of the site would pass for the whole.
await mkdir(join(process.cwd(), ".github"), { recursive: true });
if (options.paths.length > 1)
  await writeFile(
    join(process.cwd(), ".github", "bench.svg"),
    drawResult(result),
  );
console.log(`\n${tables(result)}`);

async function bench({ loads, paths }: Options): Promise<Result> {
  console.log("Making the empty page and packing the site …");
  // Read before the run, as the servers do: a build during the run changes nothing.
  const weights = new Map(
    await Promise.all(
      paths.map(
        async (path) =>
          [path, await weighPage(OUT, fileOf(path), env.basePath)] as const,
      ),
    ),
  );
  const servers = await Promise.all([
    serve(OUT),
    serve(OUT, (content, file) =>
      file.endsWith(".html")
        ? Buffer.from(withoutScripts(content.toString()))
        : content,
    ),
    emptyPage(CACHE).then((directory) => serve(directory)),
  ]);
  const [site, bare, floor] = servers;
  const step = progress(
    loads * (paths.length * 2 + 1) +
      loads * GESTURES.length * MOMENTS.length +
      paths.length +
      MOVING.length,
  );
  try {
    const measured = await takeTurns(
      {
        loads,
        addresses: [
          ...paths.flatMap((path) => [site.origin + path, bare.origin + path]),
          `${floor.origin}/`,
        ],
      },
      step,
    );
    const script: Result["script"] = [];
    for (const path of paths) {
      step(`script of ${path}`);
      script.push({ path, ...(await measureScriptUse(site.origin + path)) });
    }
    const spreadOf = (address: string) =>
      spreadLoads(measured.get(address) ?? []);
    return {
      date: new Date().toISOString().slice(0, 10),
      browser: await browserName(),
      next: createRequire(import.meta.url)("next/package.json").version,
      loads,
      routes: paths.map((path) => ({
        path,
        page: spreadOf(site.origin + path),
        bare: spreadOf(bare.origin + path),
        css: sum(weights.get(path)?.css ?? []),
      })),
      floor: spreadOf(`${floor.origin}/`),
      script,
      gestures: await measureGestures(site.origin, loads, step),
      frames: await measureMoving(site.origin, step),
    };
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** Round by round, so that what else the machine does meets all pages alike; every second round backwards. */
async function takeTurns(
  { loads, addresses }: { loads: number; addresses: string[] },
  step: (what: string) => void,
) {
  const measured = new Map<string, Load[]>();
  for (let round = 0; round < loads; round++)
    for (const address of round % 2 ? addresses.toReversed() : addresses) {
      step(`load ${round + 1} of ${new URL(address).pathname}`);
      const load = await measureLoad(address);
      measured.set(address, [...(measured.get(address) ?? []), load]);
    }
  return measured;
}

async function measureGestures(
  origin: string,
  loads: number,
  step: (what: string) => void,
): Promise<Result["gestures"]> {
  const rows: Result["gestures"] = [];
  for (const gesture of GESTURES)
    for (const moment of MOMENTS) {
      const paints: number[] = [];
      const answers: number[] = [];
      for (let load = 0; load < loads; load++) {
        step(`${gesture.name}, +${moment} ms`);
        const { paint, answer } = await measureGesture(origin, gesture, moment);
        paints.push(paint);
        if (answer !== undefined) answers.push(answer);
      }
      rows.push({
        name: gesture.name,
        moment,
        paint: spread(paints),
        answer: answers.length ? spread(answers) : undefined,
        lost: loads - answers.length,
      });
    }
  return rows;
}

async function measureMoving(origin: string, step: (what: string) => void) {
  const rows: Result["frames"] = [];
  for (const part of MOVING) {
    step(`frames of ${part.place}`);
    rows.push(await measureFrames(origin, part));
  }
  return rows;
}

function browserName(): Promise<string> {
  return visiting(
    async ({ page }) =>
      `Chromium ${page.context().browser()?.version() ?? "?"}`,
  );
}
