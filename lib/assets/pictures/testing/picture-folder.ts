import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

export type Source = [width: number, height: number] | string | Buffer;
export type Sources = Record<string, Source>;

/** Creates a folder with these sources, given as a size or as file data, and a content file that names all of them. */
export async function pictureFolder(sources: Sources) {
  const root = mkdtempSync(path.join(tmpdir(), "pictures-"));
  mkdirSync(path.join(root, "content/images"), { recursive: true });
  for (const [name, source] of Object.entries(sources))
    await add(root, name, source);
  writeContent(root, Object.keys(sources));
  return root;
}

export async function add(root: string, name: string, source: Source) {
  const file = path.join(root, "content/images", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Array.isArray(source) ? await png(...source) : source);
}

export async function jpeg() {
  return sharp(await png(1200, 900))
    .jpeg()
    .toBuffer();
}

export function png(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: "#d63b22" },
  })
    .png()
    .toBuffer();
}

export function writeContent(
  root: string,
  sources: string[],
  alt = "A picture",
) {
  const items = sources.map((source) => ({ img: `images/${source}`, alt }));
  writeFileSync(
    path.join(root, "content/home.json"),
    JSON.stringify({ items }, null, 2),
  );
}
