import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseHtml } from "@/lib/export/html";
import { integrityHash, policyHash } from "@/lib/node/hash";
import { listFiles } from "@/lib/node/list-files";
import { out as exported } from "./export";
import { startSite } from "./site-on-port";

const isCode = (file: string) => /^_next\/static\/.+\.js$/.test(file);
const hash = /(?<=-)[0-9A-Z]{8}(?=\.js)/g;

/** Serves a copy of the exported site that `deploy` replaces by another build. */
export async function startReplaceableSite() {
  const out = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(exported, out, { recursive: true });
  const { origin, stop } = await startSite({ out });
  return {
    origin,
    out,
    deploy: () => deployNewBuild(out),
    async [Symbol.asyncDispose]() {
      await stop();
      rmSync(out, { recursive: true });
    },
  };
}

/** Replaces an exported site by another build: every script gets a new file name, and every style another hash. */
function deployNewBuild(out: string): void {
  const files = listFiles(out);
  const code = files.filter(isCode);
  const hashes = new Set(code.flatMap((file) => file.match(hash) ?? []));
  const rename = (text: string) =>
    text.replace(hash, (found) =>
      hashes.has(found) ? [...found].reverse().join("") : found,
    );
  const integrities: [before: string, after: string][] = [];
  for (const file of code) {
    const before = readFileSync(join(out, file), "utf8");
    const after = rename(before);
    integrities.push([integrityHash(before), integrityHash(after)]);
    writeFileSync(join(out, file), after);
    renameSync(join(out, file), join(out, rename(file)));
  }
  for (const file of files) {
    // Compressed copies would still contain the build before.
    if (/\.(br|gz)$/.test(file)) rmSync(join(out, file));
    if (!/\.html$/.test(file)) continue;
    let text = rename(readFileSync(join(out, file), "utf8"));
    for (const [before, after] of integrities)
      text = text.replaceAll(before, after);
    const $ = parseHtml(text);
    for (const style of $("style")) {
      const css = $(style).text();
      text = text.replace(policyHash(css), policyHash(`${css}/**/`));
    }
    text = text.replaceAll("</style>", "/**/</style>");
    writeFileSync(join(out, file), text);
  }
}
