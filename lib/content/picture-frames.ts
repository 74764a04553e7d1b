/** Raster pictures are made in both formats; the browser takes the first that it knows. */
export const formats = {
  // Half the colour resolution, as WebP always has it: 28.4 kB become 24.2 kB for the busiest tile.
  avif: { quality: 52, effort: 5, chromaSubsampling: "4:2:0" },
  webp: { quality: 78, effort: 5 },
} as const;

export type Frame = {
  /** The width that it shows a picture at, as the `sizes` attribute of an image has it. */
  sizes: string;
  /** Width and height of what it shows of a picture; without them, the picture decides. */
  shape?: readonly [width: number, height: number];
};

/** The frames of the site, by the name that `Picture` takes. */
export const frames = {
  project: {
    sizes: "(width < 40rem) 91vw, (width < 103rem) 46vw, 49rem",
    shape: [4, 3],
  },
  firstProject: {
    sizes: "(width < 64rem) 91vw, (width < 103rem) 54vw, 57rem",
    shape: [4, 3],
  },
  laterProject: {
    sizes: "(width < 64rem) 45vw, (width < 103rem) 46vw, 49rem",
    shape: [4, 3],
  },
  case: { sizes: "(width < 64rem) 91vw, 32rem", shape: [4, 3] },
  tile: { sizes: tileSizes(1), shape: [1, 1] },
  largeTile: { sizes: tileSizes(2), shape: [1, 1] },
  banner: { sizes: "(width < 64rem) 38vw, min(22vw, 37svh - 2rem)" },
  logo: { sizes: "13rem" },
  form: { sizes: "(width < 64rem) 90vw, 45vw" },
  map: { sizes: "100vw" },
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof frames;

type Folder = {
  /** What is made: for a screen of ordinary density, for twice the density, and a step between. */
  widths: number[];
  frame?: Frame;
};

const folders: Record<string, Folder> = {
  portfolio: { widths: [600, 900, 1200], frame: frames.project },
  collage: { widths: [310, 620], frame: frames.tile },
  clients: { widths: [240, 480] },
};

const elsewhere: Folder = { widths: [480, 960, 1440] };

/** The widths that are made of a picture, and how pages crop it, by the folder it lies in. */
export function folderOf(source: string): Folder {
  return folders[source.split("/").at(-2) ?? ""] ?? elsewhere;
}

/** Never wider than the source: no picture is blown up. */
export function widthsFor(source: string, sourceWidth: number): number[] {
  const { widths } = folderOf(source);
  const fitting = widths.filter((width) => width < sourceWidth);
  return fitting.length < widths.length ? [...fitting, sourceWidth] : fitting;
}

/** Of a tile that spans one or two columns of the mosaic. */
function tileSizes(span: number): string {
  return `(width < 40rem) ${24 * span}vw, (width < 103rem) ${15.5 * span}vw, ${16.5 * span}rem`;
}
