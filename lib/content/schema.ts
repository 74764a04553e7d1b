import { z } from "zod";
import { discs, grounds, icons, scenes, tints, whyFigures } from "./vocabulary";

/** Words as they are shown: not empty, no space at either end (nothing is trimmed silently). */
const text = z.string().regex(/^\S(?:[\s\S]*\S)?$/);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** "/services", "/services#cybersecurity", "#contact" or an absolute https address. */
const href = z.string().regex(/^(\/(?!\/)|#|https:\/\/)\S*$/);
const picturePath = z
  .string()
  .regex(/^images\/[\w/.-]+\.(png|jpe?g|webp|svg)$/);
const link = z.strictObject({ label: text, href });
const picture = z.strictObject({ src: picturePath, alt: z.string() });
const date = z.iso.date();
const schemaLine = { $schema: z.string().optional() };

export const metaSchema = z.strictObject({
  title: text,
  description: text,
  /** What the page's social card shows, for people who cannot see it. */
  socialCardAlt: text,
  /** Day of the last real change of the page; the sitemap's lastmod. */
  updated: date,
});

const heading = { heading: text, lead: text };

export const siteSchema = z.strictObject({
  ...schemaLine,
  brand: text,
  tagline: text,
  senderLabel: text,
  phone: z.strictObject({
    shown: text,
    link: z.string().regex(/^\+\d{8,15}$/),
  }),
  email: z.email(),
  address: z.array(text).min(1),
  city: text,
  postalCode: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  location: text,
  hours: text,
  social: z.strictObject({
    facebook: z.url({ protocol: /^https$/ }),
    twitter: z.url({ protocol: /^https$/ }),
    linkedin: z.url({ protocol: /^https$/ }),
    instagram: z.url({ protocol: /^https$/ }),
    whatsapp: z.url({ protocol: /^https$/ }),
  }),
  callCentre: z.strictObject({
    name: text,
    url: z.url({ protocol: /^https$/ }),
  }),
  /** One sentence on where the name comes from, told on the About page. */
  nameStory: text,
  sample: z.boolean(),
  sampleNotice: text,
  copyright: text,
});

/** Words of the controls that every page shares: menu, forms, messages. */
export const interfaceSchema = z.strictObject({
  ...schemaLine,
  skipLink: text,
  newTab: text,
  loading: text,
  navigation: z.strictObject({
    main: text,
    landing: text,
    openMenu: text,
    closeMenu: text,
    menu: text,
    call: text,
    chat: text,
    home: text,
    logoLabel: text,
  }),
  landingLinks: z.array(
    z.strictObject({
      label: text,
      section: z.enum(["banner", "about", "services", "portfolio", "contact"]),
      footer: z.boolean(),
    }),
  ),
  footer: z.strictObject({ quickLinks: text, talk: text, visit: text }),
  social: z.strictObject({
    facebook: text,
    twitter: text,
    linkedin: text,
    instagram: text,
    whatsapp: text,
  }),
  motion: z.strictObject({ pause: text, play: text }),
  carousel: z.strictObject({
    pause: text,
    start: text,
    previous: text,
    next: text,
    slide: text,
  }),
  pageError: z.strictObject({
    heading: text,
    text: text,
    retry: text,
    reload: text,
    part: text,
    home: text,
  }),
  form: z.strictObject({
    labels: z.strictObject({
      name: text,
      email: text,
      phone: text,
      subject: text,
      message: text,
    }),
    errors: z.strictObject({
      nameRequired: text,
      emailRequired: text,
      emailInvalid: text,
      phoneRequired: text,
      phoneInvalid: text,
      subjectRequired: text,
      messageRequired: text,
    }),
    allRequired: text,
    phoneHint: text,
    promise: text,
    submit: text,
    /** Subject of the mail that the form on the contact page sends. */
    subject: text,
    draft: z.strictObject({ kept: text, clear: text }),
    /** Words of the link that stands where a text says {chat}. */
    chat: text,
    /** {call}, {mail} and {chat} in these two become links where they are shown. */
    noScript: z.strictObject({ lead: text, text: text }),
    failed: z.strictObject({ lead: text, text: text }),
    limit: text,
    toasts: z.strictObject({
      success: text,
      emptyError: text,
      network: text,
      timeout: text,
      status: text,
      notJson: text,
      dismiss: text,
    }),
  }),
});

const serviceSchema = z.strictObject({
  id,
  title: text,
  desc: text,
  icon: z.enum(icons),
  ground: z.enum(grounds),
  /** The three drawings at the right end of the service's row. */
  discs: z.array(z.enum(discs)).length(3),
  /** Colour of the band when the service is open. */
  tint: z.enum(tints),
  detailContent: z.strictObject({ get: z.array(text).min(1), fit: text }),
  landingPageLink: link.optional(),
  productLink: link.optional(),
});

export const servicesSchema = z.strictObject({
  ...schemaLine,
  meta: metaSchema,
  ...heading,
  navName: text,
  labels: z.strictObject({ included: text, get: text, fit: text }),
  services: z.array(serviceSchema).min(1),
});

export const homeSchema = z.strictObject({
  ...schemaLine,
  meta: metaSchema,
  hero: z.strictObject({
    lead: text,
    primary: link,
    secondary: link,
    claim: text,
    /** Drawings of the four tracks, and of the two extra tracks on phones. */
    tracks: z.array(z.array(z.enum(discs)).min(4)).length(4),
    phoneTracks: z.array(z.array(z.enum(discs)).min(4)).length(2),
  }),
  services: z.strictObject({ ...heading, link }),
  contact: z.strictObject({
    ...heading,
    panel: z.strictObject({ heading: text, lead: text }),
    picture,
  }),
});

export const aboutUsSchema = z.strictObject({
  ...schemaLine,
  meta: metaSchema,
  ...heading,
  discs: z.array(z.enum(discs)).min(4),
  story: z.strictObject({ statement: text, paragraphs: z.array(text).min(1) }),
  team: z.strictObject({
    ...heading,
    roles: z
      .array(
        z.strictObject({
          id,
          title: text,
          seats: z.number().int().positive(),
          seatsLabel: text,
          text,
          ground: z.enum(grounds),
        }),
      )
      .min(1),
  }),
});

export const contactUsSchema = z.strictObject({
  ...schemaLine,
  meta: metaSchema,
  badge: text,
  ...heading,
  discs: z.array(z.enum(discs)).min(4),
  ways: z.strictObject({ call: text, write: text, visit: text }),
  panel: z.strictObject({ heading: text }),
  follow: text,
  map: z.strictObject({ picture, caption: text }),
});

export const thankyouSchema = z.strictObject({
  ...schemaLine,
  meta: metaSchema,
  heading: text,
  text,
  next: z.strictObject({ heading: text, steps: z.array(text).min(1) }),
  /** {call}, {mail} and {chat} become links where the text is shown. */
  now: z.strictObject({ heading: text, text: text }),
  links: z.array(link).min(1),
});

export const notFoundSchema = z.strictObject({
  ...schemaLine,
  meta: metaSchema,
  heading: text,
  text,
  links: z.array(link).min(1),
});

const bannerDisc = z
  .strictObject({
    scene: z.enum(scenes).optional(),
    disc: z.enum(discs).optional(),
    src: picturePath.optional(),
  })
  .refine(
    (value) =>
      [value.scene, value.disc, value.src].filter(Boolean).length === 1,
    { error: "exactly one of scene, disc and src" },
  );

const tile = z
  .strictObject({
    disc: z.enum(discs).optional(),
    src: picturePath.optional(),
    span: z.union([z.literal(1), z.literal(2)]),
    round: z.boolean(),
  })
  .refine((value) => [value.disc, value.src].filter(Boolean).length === 1, {
    error: "exactly one of disc and src",
  });

/** One shape for both landing pages. */
export const landingSchema = z.strictObject({
  ...schemaLine,
  meta: metaSchema,
  ground: z.enum(["sky", "rose", "tint-mari", "tint-leaf"]),
  banner: z.strictObject({
    tag: text,
    heading: text,
    text,
    action: text,
    /** In the order of their places: the large one, lower left, lower right, upper left, upper right, below. */
    discs: z.array(bannerDisc).min(1).max(6),
  }),
  about: z.strictObject({
    heading: text,
    text,
    points: z.array(text).min(1),
    contactLabel: text,
    servicesLabel: text,
  }),
  services: z.strictObject({
    ...heading,
    cards: z
      .array(
        z.strictObject({
          id,
          title: text,
          icon: z.enum(icons),
          description: text,
          tint: z.enum(tints),
          ground: z.enum(grounds),
        }),
      )
      .min(1),
  }),
  portfolio: z.strictObject({
    ...heading,
    items: z
      .array(
        z.strictObject({
          id,
          title: text,
          line: text,
          img: picturePath,
          alt: text,
        }),
      )
      .min(1),
  }),
  solutions: z.strictObject({
    eyebrow: text,
    heading: text,
    paragraphs: z.array(text).min(1),
  }),
  collage: z.strictObject({ ...heading, tiles: z.array(tile).min(1) }),
  questions: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ question: text, answer: text })).min(1),
  }),
  contact: z.strictObject({ ...heading, discs: z.array(z.enum(discs)).min(4) }),
});

export const testimonialsSchema = z.strictObject({
  ...schemaLine,
  heading: text,
  testimonials: z
    .array(
      z.strictObject({
        id: z.number().int().positive(),
        name: text,
        role: text,
        desc: text,
      }),
    )
    .min(1),
});

export const clientsSchema = z.strictObject({
  ...schemaLine,
  heading: text,
  clients: z
    .array(z.strictObject({ id, name: text, logo: picturePath }))
    .min(1),
});

export const statisticsSchema = z.strictObject({
  ...schemaLine,
  heading: text,
  statistics: z
    .array(
      z.strictObject({
        id,
        /** The number the count stops at, what stands behind it ("+", "%"), and the milliseconds between steps of one. */
        value: z.number().int().positive(),
        suffix: z.string(),
        label: text,
        stepMs: z.number().int().positive(),
        /** Columns and rows of the dot field, or the closed line that is drawn to n per cent. */
        figure: z.union([
          z.strictObject({
            columns: z.number().int().positive(),
            rows: z.number().int().positive().max(6),
          }),
          z.literal("line"),
        ]),
      }),
    )
    .min(1),
});

export const whyChooseUsSchema = z.strictObject({
  ...schemaLine,
  ...heading,
  cards: z
    .array(
      z.strictObject({ id, title: text, text, figure: z.enum(whyFigures) }),
    )
    .min(1),
});

export const processSchema = z.strictObject({
  ...schemaLine,
  ...heading,
  steps: z.array(z.strictObject({ title: text, text })).min(1),
});

export const callToActionSchema = z.strictObject({
  ...schemaLine,
  eyebrow: text,
  heading: text,
  link,
});

export type Site = z.infer<typeof siteSchema>;
export type Interface = z.infer<typeof interfaceSchema>;
export type Meta = z.infer<typeof metaSchema>;
export type Link = z.infer<typeof link>;
export type PictureContent = z.infer<typeof picture>;
export type Service = z.infer<typeof serviceSchema>;
export type ServicesPage = z.infer<typeof servicesSchema>;
export type HomePage = z.infer<typeof homeSchema>;
export type AboutUsPage = z.infer<typeof aboutUsSchema>;
export type ContactUsPage = z.infer<typeof contactUsSchema>;
export type ThankyouPage = z.infer<typeof thankyouSchema>;
export type NotFoundPage = z.infer<typeof notFoundSchema>;
export type LandingPage = z.infer<typeof landingSchema>;
export type Testimonials = z.infer<typeof testimonialsSchema>;
export type Clients = z.infer<typeof clientsSchema>;
export type Statistics = z.infer<typeof statisticsSchema>;
export type WhyChooseUs = z.infer<typeof whyChooseUsSchema>;
export type Process = z.infer<typeof processSchema>;
export type CallToAction = z.infer<typeof callToActionSchema>;
