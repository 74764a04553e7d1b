/** Raster pictures are made in both formats; the browser takes the first that it knows. */
export const formats = {
  // Half the colour resolution, as WebP always has it: 28.4 kB become 24.2 kB for the busiest tile.
  avif: { quality: 52, effort: 5, chromaSubsampling: "4:2:0" },
  webp: { quality: 78, effort: 5 },
} as const;

type Frame = {
  /** The widths that a picture is shown at: on a screen of ordinary density, at twice the density, and a step between. */
  widths: number[];
  /** Width by height of the frame that crops it. */
  shape?: number;
};

const frames: Record<string, Frame> = {
  portfolio: { widths: [600, 900, 1200], shape: 4 / 3 },
  collage: { widths: [310, 620], shape: 1 },
  clients: { widths: [240, 480] },
};

const elsewhere: Frame = { widths: [480, 960, 1440] };

/** How pages show a picture, by the folder it lies in. */
export function frameOf(source: string): Frame {
  return frames[source.split("/").at(-2) ?? ""] ?? elsewhere;
}

/** Never wider than the source: no picture is blown up. */
export function widthsFor(source: string, sourceWidth: number): number[] {
  const { widths } = frameOf(source);
  const fitting = widths.filter((width) => width < sourceWidth);
  return fitting.length < widths.length ? [...fitting, sourceWidth] : fitting;
}
