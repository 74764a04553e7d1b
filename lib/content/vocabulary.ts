/** The words that content may use for drawings and colours. The drawings themselves lie beside the components. */

export const icons = [
  "ai",
  "android",
  "app",
  "call",
  "cloud",
  "communication",
  "custom",
  "desk",
  "expertise",
  "face",
  "flutter",
  "game",
  "hybrid",
  "innovation",
  "ios",
  "migrate",
  "page",
  "security",
  "shield",
  "shop",
  "social",
  "vision",
  "web",
] as const;

export const discs = [
  "bars",
  "braces",
  "carrom",
  "chai",
  "chat",
  "coin",
  "dial",
  "fan",
  "globe",
  "k1",
  "k2",
  "k3",
  "k4",
  "k5",
  "kd",
  "kn",
  "lens",
  "marigold",
  "phone",
  "pie",
  "pin",
  "power",
  "print",
  "socket",
  "sun",
  "tabla",
  "target",
  "toggle",
] as const;

/** Flat colour fields that carry an icon or a whole band. */
export const grounds = [
  "madder",
  "marigold",
  "neel",
  "leaf",
  "ink",
  "deep",
  "rose",
  "sky",
  "mist",
  "tint-mari",
  "tint-leaf",
] as const;

/** Light grounds, for cards and opened services. */
export const tints = ["rose", "sky", "tint-mari", "tint-leaf"] as const;

export const scenes = ["landing-web", "landing-app"] as const;

export const whyFigures = [
  "expertise",
  "innovation",
  "communication",
  "security",
] as const;

export type IconName = (typeof icons)[number];
export type DiscName = (typeof discs)[number];
export type Ground = (typeof grounds)[number];
export type Tint = (typeof tints)[number];
export type SceneName = (typeof scenes)[number];
