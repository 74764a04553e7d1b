import type { Surface } from "@/lib/content/enums";

/** A marigold disc would vanish on a marigold surface; it takes a surface that neither neighbour has. */
export function surfacesOnMarigold(surfaces: Surface[]): Surface[] {
  return surfaces.map((surface, index) => {
    if (surface !== "marigold") return surface;
    const neighbours = [surfaces[index - 1], surfaces[index + 1]];
    const free = (["madder", "sky", "leaf"] as const).find(
      (candidate) => !neighbours.includes(candidate),
    );
    return free ?? "deep";
  });
}
