/** Raster pictures are made in both formats. The browser uses the first that it supports. */
export const formats = {
  // Half the colour resolution, as in every WebP file, reduces the most detailed tile from 28.4 kB to 24.2 kB.
  avif: { quality: 52, effort: 5, chromaSubsampling: "4:2:0" },
  webp: { quality: 78, effort: 5 },
} as const;

export type Frame = {
  /** The rendered width of a picture, as a value of the `sizes` attribute. */
  sizes: string;
  /** The aspect ratio that pictures are cropped to. Without it, a picture keeps its own. */
  shape?: readonly [width: number, height: number];
  /** The width of the widest file that a small frame needs. */
  widest?: number;
};

/** The frames of the site, by the name that is passed to `Picture`. */
export const frames = {
  project: {
    sizes: "(width < 40rem) 91vw, (width < 103rem) 46vw, 49rem",
    shape: [4, 3],
  },
  firstProject: {
    sizes: "(width < 64rem) 91vw, (width < 103rem) 54vw, 57rem",
    shape: [4, 3],
  },
  case: { sizes: "(width < 64rem) 91vw, 32rem", shape: [4, 3] },
  quote: { sizes: "6rem", shape: [4, 3], widest: 600 },
  tile: { sizes: tileSizes(1), shape: [1, 1] },
  largeTile: { sizes: tileSizes(2), shape: [1, 1] },
  largeBanner: { sizes: "(width < 64rem) 100vw, 41vw" },
  banner: { sizes: "(width < 64rem) 38vw, min(22vw, 37svh - 2rem)" },
  logo: { sizes: "13rem" },
  person: { sizes: "4rem", shape: [1, 1] },
  form: { sizes: "(width < 64rem) 90vw, 45vw" },
  map: { sizes: "100vw" },
  text: { sizes: "(width < 40rem) 91vw, 38rem" },
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof frames;

type Folder = {
  /** The widths that are made, from a device pixel ratio of 1 to one of 2. */
  widths: number[];
  frame?: Frame;
  /** Logos stand on the page's own surface: the dark theme shows a dark one light, and the check looks at the contrast. */
  isLogo?: boolean;
};

const folders: Record<string, Folder> = {
  portfolio: { widths: [600, 900, 1200], frame: frames.project },
  collage: { widths: [310, 620], frame: frames.tile },
  clients: { widths: [240, 480], isLogo: true },
  people: { widths: [64, 128, 192], frame: frames.person },
};

const elsewhere: Folder = { widths: [480, 960, 1440] };

/** The widths that are made of a picture, and the frame that pages show it in, by its folder. */
export function folderSettings(source: string): Folder {
  return folders[source.split("/").at(-2) ?? ""] ?? elsewhere;
}

/** The widths that are made of a picture, none wider than the source. */
export function widthsFor(source: string, sourceWidth: number): number[] {
  const { widths } = folderSettings(source);
  const fitting = widths.filter((width) => width < sourceWidth);
  return fitting.length < widths.length ? [...fitting, sourceWidth] : fitting;
}

/** The `sizes` of a tile that spans one or two columns of the mosaic. */
function tileSizes(span: number): string {
  return `(width < 40rem) ${24 * span}vw, (width < 103rem) ${15.5 * span}vw, ${16.5 * span}rem`;
}
