import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Shape } from "@/lib/content/pictures/picture";

export type Variant = {
  format: "avif" | "webp" | "svg";
  width: number;
  /** Below public/, such as "img/roadbook.5f1c0a9b-600.avif". */
  file: string;
};

export type PictureFiles = Shape & {
  variants: Variant[];
  /** A dark logo, which the dark theme inverts. */
  isInk?: boolean;
};

/** Records what was made. */
export const manifest = ".cache/assets.json";

/** In the dev server, the alternative text shows while the files are made. */
const unfinished: PictureFiles = {
  width: 4,
  height: 3,
  colour: "#d8dcea",
  variants: [{ format: "svg", width: 4, file: "img/unfinished.svg" }],
};

// The dev server reads a module again when something that it imports changes. A build leaves this out.
if (process.env.NODE_ENV === "development")
  import("@/.cache/assets.json").catch(() => {});

/** Read once in a build. */
const pictures = readPictures();

/**
 * The files of the picture that content calls `source`.
 * @throws Error that names the command to run when they were not made yet.
 */
export function pictureFiles(source: string): PictureFiles {
  const picture = pictures[source];
  if (!picture && process.env.NODE_ENV === "development") return unfinished;
  if (!picture) {
    throw new Error(
      `"${source}" is not among the finished pictures. Run "npm run build".`,
    );
  }
  return picture;
}

function readPictures(): Record<string, PictureFiles> {
  const file = path.join(process.cwd(), manifest);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
