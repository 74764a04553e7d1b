import type { Ground } from "@/lib/content/enums";

/** A marigold disc would vanish on a marigold ground; it takes a ground that neither neighbour has. */
export function groundsOnMarigold(discs: { ground: Ground }[]): Ground[] {
  const grounds = discs.map((disc) => disc.ground);
  return grounds.map((ground, index) => {
    if (ground !== "marigold") return ground;
    const neighbours = [grounds[index - 1], grounds[index + 1]];
    const free = (["madder", "sky", "leaf"] as const).find(
      (candidate) => !neighbours.includes(candidate),
    );
    return free ?? "deep";
  });
}
