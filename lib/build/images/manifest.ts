import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { places } from "./settings";

export type Variant = {
  format: "avif" | "webp" | "svg";
  width: number;
  /** Below public/, such as "img/roadbook-600.5f1c0a9b.avif". */
  file: string;
  bytes: number;
};

export type Picture = {
  /** Content of the source and all settings; the picture is made again when it changes. */
  key: string;
  width: number;
  height: number;
  /** Shown until the picture is there. Drawings (SVG) have none. */
  colour: string | null;
  variants: Variant[];
};

export type Manifest = Record<string, Picture>;

/** The manifest of the last run, or an empty one. */
export function readManifest(root: string): Manifest {
  try {
    return JSON.parse(readFileSync(path.join(root, places.manifest), "utf8"));
  } catch {
    return {};
  }
}

let known: { at: number; manifest: Manifest } | undefined;

/**
 * The picture that content calls `source`.
 * @throws Error that names the command to run when the picture was not made yet.
 */
export function pictureOf(source: string): Picture {
  const root = process.cwd();
  const at = modified(path.join(root, places.manifest));
  if (known?.at !== at) known = { at, manifest: readManifest(root) };
  const picture = known.manifest[source];
  if (!picture) {
    throw new Error(
      `"${source}" is not among the finished pictures. Run "npm run images".`,
    );
  }
  return picture;
}

function modified(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
