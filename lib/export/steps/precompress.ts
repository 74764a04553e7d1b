import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentHash } from "../../node/hash";
import { type ExportFolder, filesOf } from "../files";

const compressible = /\.(html|txt|js|css|json|svg|xml|webmanifest|ico)$/;

/** What the last build compressed, by content: most of it comes again in the next, and takes seconds. */
const kept = resolve(".cache/compressed");

const formats: Record<string, (content: Buffer) => Promise<Buffer>> = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content) =>
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `.br` and `.gz` beside every text file, at the strongest setting, for hosts that send them as they are. */
export async function precompress(site: ExportFolder): Promise<void> {
  await mkdir(kept, { recursive: true });
  const before = new Set(await readdir(kept));
  const used = new Set<string>();
  const files = (await filesOf(site.out)).filter((file) =>
    compressible.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const path = join(site.out, file);
      const content = await readFile(path);
      // Below a few hundred bytes the header costs as much as is won.
      if (content.length < 256) return;
      for (const [extension, compress] of Object.entries(formats)) {
        const name = `${contentHash(content)}-${process.version}${extension}`;
        const compressed = join(kept, name);
        used.add(name);
        if (!before.has(name)) {
          // Under its name only when it is whole: a build may be interrupted.
          const temporary = `${compressed}.${contentHash(file)}`;
          await writeFile(temporary, await compress(content));
          await rename(temporary, compressed);
        }
        await copyFile(compressed, path + extension);
      }
    }),
  );
  for (const name of before) if (!used.has(name)) await rm(join(kept, name));
}
