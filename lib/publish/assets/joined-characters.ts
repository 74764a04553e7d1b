import type { FontFace } from "@/lib/content/brand/font-files";
import { cutFont } from "./cut-font";
import { type Glyph, openFont } from "./shape";

/** Of each face, the pairs of characters that are known, and whether they are joined. */
const known = new Map<FontFace, Map<string, boolean>>();

/**
 * Characters, and all those that the face joins to them in a text: kerned, as one glyph, or in another form beside each
 * other. Divided into two fonts, they would be drawn apart.
 */
export async function withJoined(
  face: FontFace,
  characters: string,
  text: string,
): Promise<string> {
  const drawn = [...text].filter(face.has);
  const pairs = new Set(
    drawn.slice(1).map((character, at) => drawn[at] + character),
  );
  const joined = await joinedPairs(face, [...pairs]);
  const found = new Set([...characters].filter(face.has));
  let size: number;
  do {
    size = found.size;
    for (const pair of joined)
      if ([...pair].some((character) => found.has(character)))
        for (const character of pair) found.add(character);
  } while (found.size > size);
  return [...found].join("");
}

async function joinedPairs(face: FontFace, pairs: string[]): Promise<string[]> {
  const own = known.get(face) ?? new Map<string, boolean>();
  known.set(face, own);
  const unknown = pairs.filter((pair) => !own.has(pair));
  if (unknown.length > 0) {
    const file = await cutFont(face, unknown.join(""), "truetype");
    const ends = face.weight.flatMap((wght) =>
      face.stretch.map((wdth) => openFont(file, { wght, wdth })),
    );
    const styles = await Promise.all(ends);
    for (const pair of unknown)
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
