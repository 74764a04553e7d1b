import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentHash } from "@/lib/node/hash";
import { listFiles } from "@/lib/node/list-files";
import { type Build, writeOutput } from "@/lib/publish/export/build";

const compressible = /\.(html|txt|js|css|json|svg|xml|webmanifest|ico)$/;

const formats: Record<string, (content: Buffer) => Promise<Buffer>> = {
  ".br": promisify(brotliCompress),
  ".gz": (content) =>
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `.br` and `.gz` beside every text file, at the strongest setting, which is brotli's default, for hosts that serve
 * compressed files.
 */
export async function precompress(build: Build): Promise<void> {
  /** Cached by content, because each page exists twice. */
  const made = new Map<string, Promise<Buffer>>();
  const files = listFiles(build.out).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(build.out, file));
      // For a few hundred bytes, the header costs as much as compression saves.
      if (content.length < 256) return;
      for (const [extension, compress] of Object.entries(formats)) {
        const key = contentHash(content) + extension;
        const compressed = made.get(key) ?? compress(content);
        made.set(key, compressed);
        await writeOutput(build, { [file + extension]: await compressed });
      }
    }),
  );
}
