/**
 * `npm run bench:load`: how many requests a second the shipped nginx configuration answers, measured by wrk on the same
 * machine. A benchmark, not a test: wrk takes a part of the very cores that it measures.
 */
import { execFile, spawn } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { env } from "@/lib/env";
import { nginxConfiguration } from "../../build/export/hosts/nginx-server";

const port = Number(process.env.PORT || 8090);
const seconds = Number(process.env.SECONDS || 5);
const connections = [64, 256];
const out = resolve("out");
const configuration = join(out, ".hosts/nginx.conf");

if (!existsSync(configuration)) {
  console.error("There is no out/ to serve: npm run build first.");
  process.exit(1);
}
const directory = mkdtempSync(join(tmpdir(), "load-"));
writeFileSync(
  join(directory, "nginx.conf"),
  nginxConfiguration({
    root: out,
    port,
    workers: 2,
    inside: `include ${configuration};`,
  }),
);
const nginx = spawn(
  "nginx",
  ["-p", directory, "-c", join(directory, "nginx.conf")],
  {
    stdio: "inherit",
  },
);
nginx.on("error", () => {
  console.error("nginx is not installed on this machine.");
  process.exit(1);
});
await pause(500);

try {
  console.log(
    `nginx, 2 workers; wrk, 2 threads, ${seconds} s a run; ${cpus().length} cores shared by both\n`,
  );
  console.log(
    "| address | bytes | connections | requests/s | p50 | p99 | errors |",
  );
  console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const path of ["/", "/services", "/services.txt", largestScript()])
    for (const count of connections) await measure(path, count);
} finally {
  nginx.kill();
}

async function measure(path: string, count: number): Promise<void> {
  const url = `http://127.0.0.1:${port}${env.basePath}${path}`;
  const headers = { "Accept-Encoding": "br, gzip" };
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  const size = answer.headers.get("content-length");
  const wrk = await promisify(execFile)("wrk", [
    "-t2",
    `-c${count}`,
    `-d${seconds}s`,
    "--latency",
    "-H",
    "Accept-Encoding: br, gzip",
    url,
  ]);
  const found = (pattern: RegExp) => wrk.stdout.match(pattern)?.[1] ?? "0";
  const sent = Number(found(/^Requests\/sec:\s+([\d.]+)/m));
  const bad = found(/Non-2xx or 3xx responses: (\d+)/);
  const broken = found(/Socket errors: (.+)/);
  console.log(
    `| ${path} | ${size} | ${count} | ${Math.round(sent).toLocaleString("en")} | ${found(/50%\s+(\S+)/)} | ${found(/99%\s+(\S+)/)} | ${bad === "0" && broken === "0" ? 0 : `${bad}, ${broken}`} |`,
  );
}

function largestScript(): string {
  const folder = "_next/static/chunks";
  const [largest] = readdirSync(join(out, folder))
    .filter((name) => name.endsWith(".js"))
    .sort((a, b) => bytes(b) - bytes(a));
  return `/${folder}/${largest}`;

  function bytes(name: string): number {
    return statSync(join(out, folder, name)).size;
  }
}
