import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesOf, type Site } from "./site";

const compressible = /\.(html|txt|js|css|json|svg|xml|webmanifest|ico)$/;

/** Writes `.br` and `.gz` beside every text file, at the strongest setting, for hosts that send them as they are. */
export async function precompress(site: Site): Promise<void> {
  const files = (await filesOf(site.out)).filter((file) =>
    compressible.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const path = join(site.out, file);
      const content = await readFile(path);
      // Below a few hundred bytes the header costs as much as is won.
      if (content.length < 256) return;
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
        promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      await writeFile(`${path}.br`, brotli);
      await writeFile(`${path}.gz`, gzipped);
    }),
  );
}
