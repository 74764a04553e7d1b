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
export const surfaces = [
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

/** Light surfaces, for cards and opened services. */
export const lightSurfaces = ["rose", "sky", "tint-mari", "tint-leaf"] as const;

export const scenes = ["landing-web", "landing-app"] as const;

export const whyFigures = [
  "expertise",
  "innovation",
  "communication",
  "security",
] as const;

/** What a word shows, for the people who choose it. */
const shows: Record<string, string> = {
  ai: "Star with a spark",
  android: "Phone and tablet",
  app: "Phone",
  call: "Telephone receiver with waves",
  cloud: "Cloud",
  communication: "Two speech bubbles",
  custom: "Curly brackets",
  desk: "Headset",
  expertise: "Angle brackets and a slash",
  face: "Portrait in a frame",
  flutter: "One source, two screens",
  game: "Game controller",
  hybrid: "Web page in a phone",
  innovation: "Light bulb",
  ios: "Phone with an app on its screen",
  migrate: "From a box up into a cloud",
  page: "Page with a button",
  security: "Padlock",
  shield: "Shield",
  shop: "Shopping bag",
  social: "Three linked points",
  vision: "Eye in a camera frame",
  web: "Browser window",
  bars: "Bar chart",
  braces: "Braces",
  carrom: "Carrom board",
  chai: "Glass of tea from above",
  chat: "Speech bubble",
  coin: "Rupee coin",
  dial: "Dial",
  fan: "Ceiling fan",
  globe: "Globe",
  k1: "Knot on sky",
  k2: "Small diamond kolam on leaf green",
  k3: "Kolam on madder",
  k4: "Kolam on rose",
  k5: "Kolam on marigold",
  kd: "Diamond kolam on deep blue",
  kn: "Kolam on blue",
  lens: "Camera lens",
  marigold: "Marigold (flower, or its orange-yellow)",
  phone: "Phone",
  pie: "Ring chart",
  pin: "Map pin on a way",
  power: "Power key",
  print: "Fingerprint",
  socket: "Three-pin socket",
  sun: "Sunset over water",
  tabla: "Tabla from above",
  target: "Eye in a frame",
  toggle: "Switch",
  madder: "Red",
  neel: "Blue",
  leaf: "Dark green",
  ink: "Near black",
  deep: "Dark blue",
  rose: "Light red",
  sky: "Light blue",
  mist: "Pale grey",
  "tint-mari": "Light yellow",
  "tint-leaf": "Light green",
};

/** A line on each word, in the order of the words, for editors to show. */
export function describeWords(words: readonly string[]): string[] | undefined {
  const lines = words.map((word) => shows[word] ?? "");
  return lines.some(Boolean) ? lines : undefined;
}

export type IconName = (typeof icons)[number];
export type DiscName = (typeof discs)[number];
export type Surface = (typeof surfaces)[number];
