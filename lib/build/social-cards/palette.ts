import type { Surface } from "@/lib/content/enums";

/** The colours of one surface: itself, its text, the bead of an icon on it, and a track across it. */
type Colours = { surface: string; text: string; bead: string; track: string };

const ink = "#15172b";
const marigold = "#ffb41f";
const madder = "#d63b22";

/**
 * The light theme of components/layout/tokens.css: a picture file cannot read a style sheet.
 * A test compares the two.
 */
export const palette: Record<Surface | "paper", Colours> = {
  paper: { surface: "#ffffff", text: ink, bead: madder, track: "#f0f2f9" },
  mist: { surface: "#f0f2f9", text: ink, bead: madder, track: "#d8dcea" },
  marigold: { surface: marigold, text: ink, bead: madder, track: "#f2a200" },
  rose: { surface: "#f7b7b0", text: ink, bead: madder, track: "#f1a29a" },
  sky: { surface: "#bfd7f2", text: ink, bead: madder, track: "#a9c8eb" },
  "tint-mari": {
    surface: "#ffe7b8",
    text: ink,
    bead: madder,
    track: "#ffd88a",
  },
  "tint-leaf": {
    surface: "#cde8d6",
    text: ink,
    bead: madder,
    track: "#b4dbc2",
  },
  leaf: { surface: "#0b5d47", text: "#fff", bead: marigold, track: "#074837" },
  deep: { surface: "#18235e", text: "#fff", bead: marigold, track: "#101947" },
  neel: { surface: "#2b3fb5", text: "#fff", bead: marigold, track: "#22307a" },
  ink: { surface: ink, text: "#fff", bead: marigold, track: "#22307a" },
  madder: { surface: madder, text: "#fff", bead: marigold, track: "#b5301b" },
};
