/** The names of drawings and colours that content may use, with descriptions. content/brand has the drawings. */

export const icons = {
  ai: "Star with a spark",
  android: "Phone and tablet",
  app: "Phone",
  call: "Telephone receiver with waves",
  check: "Check mark",
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
} as const;

export const discs = {
  arch: "Website with an arch",
  bars: "Bar chart",
  book: "Website with a calendar",
  braces: "Braces",
  carrom: "Carrom board",
  chai: "Glass of tea from above",
  charge: "App that charges a battery",
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
  marigold: "Marigold flower",
  phone: "Phone",
  pie: "Ring chart",
  pin: "Map pin on a way",
  pots: "App with savings as circles",
  power: "Power key",
  print: "Fingerprint",
  route: "Map with a route on a screen",
  socket: "Three-pin socket",
  spices: "Web shop for spices",
  stay: "Website with a boat on a lake",
  sun: "Sunset over water",
  tabla: "Tabla from above",
  target: "Eye in a frame",
  toggle: "Switch",
} as const;

/** The light surfaces, for cards, banners and opened services. */
export const lightSurfaces = {
  rose: "Light red",
  sky: "Light blue",
  "tint-mari": "Light yellow",
  "tint-leaf": "Light green",
} as const;

/** Flat colours of a card or the disc under an icon. */
export const surfaces = {
  madder: "Red",
  marigold: "Orange-yellow",
  neel: "Blue",
  leaf: "Dark green",
  ink: "Near black",
  deep: "Dark blue",
  mist: "Pale grey",
  ...lightSurfaces,
} as const;

/** The social networks that have an icon, in the order of their links. */
export const socialNetworks = {
  facebook: "Facebook",
  twitter: "Twitter",
  linkedin: "LinkedIn",
  instagram: "Instagram",
  youtube: "YouTube",
  whatsapp: "WhatsApp",
} as const;

export const scenes = ["landing-web", "landing-app"] as const;

export const whyFigures = {
  expertise: icons.expertise,
  innovation: icons.innovation,
  communication: icons.communication,
  security: icons.security,
} as const;

export type IconName = keyof typeof icons;
export type DiscName = keyof typeof discs;
export type SocialNetwork = keyof typeof socialNetworks;
export type Surface = keyof typeof surfaces;
