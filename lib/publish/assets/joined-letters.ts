import type { FontFace } from "@/lib/content/brand/font-files";
import { cutFont } from "./cut-font";
import { type Glyph, openFont } from "./shape";

/** Of each face, the pairs of letters that were tried. */
const tried = new Map<FontFace, Map<string, boolean>>();

/**
 * Letters, and all those that the face joins to them in a text: kerned, as one glyph, or in another form beside each
 * other. Divided into two fonts, they would be drawn apart.
 */
export async function withJoined(
  face: FontFace,
  letters: string,
  text: string,
): Promise<string> {
  const drawn = [...text].filter(face.has);
  const pairs = new Set(drawn.slice(1).map((letter, at) => drawn[at] + letter));
  const joined = await joinedPairs(face, [...pairs]);
  const found = new Set([...letters].filter(face.has));
  let size: number;
  do {
    size = found.size;
    for (const pair of joined)
      if ([...pair].some((letter) => found.has(letter)))
        for (const letter of pair) found.add(letter);
  } while (found.size > size);
  return [...found].join("");
}

async function joinedPairs(face: FontFace, pairs: string[]): Promise<string[]> {
  const own = tried.get(face) ?? new Map<string, boolean>();
  tried.set(face, own);
  const untried = pairs.filter((pair) => !own.has(pair));
  if (untried.length > 0) {
    const file = await cutFont(face, untried.join(""), "truetype");
    const ends = face.weight.flatMap((wght) =>
      face.stretch.map((wdth) => openFont(file, { wght, wdth })),
    );
    const styles = await Promise.all(ends);
    for (const pair of untried)
      own.set(
        pair,
        styles.some(({ glyphs }) => {
          const apart = [...pair].flatMap(glyphs);
          return sorted(glyphs(pair)) !== sorted(apart);
        }),
      );
  }
  return pairs.filter((pair) => own.get(pair));
}

/** Text that runs from the right has its last glyph first. */
const sorted = (glyphs: Glyph[]) =>
  glyphs
    .map(({ g, ax, dx, dy }) => [g, ax, dx, dy].join())
    .sort()
    .join(" ");
