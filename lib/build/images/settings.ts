/** Where the sources lie, where the site takes its pictures from, and what the last run made. */
export const places = {
  content: "content",
  output: "public/img",
  manifest: ".cache/images.json",
};

/** Raster pictures are made in both formats; the browser takes the first that it knows. */
export const formats = {
  // Half the colour resolution, as WebP always has it: 28.4 kB become 24.2 kB for the busiest tile.
  avif: { quality: 52, effort: 5, chromaSubsampling: "4:2:0" },
  webp: { quality: 78, effort: 5 },
} as const;

/**
 * The widths that a picture is shown at, by the folder it lies in: a column on a phone or a screen of ordinary
 * density, the same at twice the density, and for large pictures a step between.
 */
const widthsByFolder: Record<string, number[]> = {
  portfolio: [600, 900, 1200],
  collage: [310, 620],
  clients: [240, 480],
};

const widthsElsewhere = [480, 960, 1440];

/** A source beyond these is a mistake: a print file, or a photo straight from the camera. */
export const limits = { bytes: 8_000_000, side: 6000 };

/** Never wider than the source: no picture is blown up. */
export function widthsFor(source: string, sourceWidth: number): number[] {
  const wanted = widthsByFolder[folderOf(source)] ?? widthsElsewhere;
  const fitting = wanted.filter((width) => width < sourceWidth);
  return fitting.length < wanted.length ? [...fitting, sourceWidth] : fitting;
}

function folderOf(source: string): string {
  return source.split("/").at(-2) ?? "";
}
