import { z } from "zod";
import { lightSurfaces, scenes, surfaces } from "@/lib/content/enums";
import {
  altText,
  choice,
  decoration,
  disc,
  discList,
  file,
  group,
  headingAndLead,
  icon,
  idFor,
  image,
  list,
  metaSchema,
  ownPath,
  paragraph,
  picturePath,
  questions,
  text,
  yesOrNo,
} from "./field-types";

const photo = decoration("images/collage/web-arch.png").optional();
const drawing = disc.optional();
const bannerDisc = exactlyOneOf(
  ["scene", "disc", "image"],
  group(
    "One round picture of the banner: a scene, a drawing or a picture file.",
    {
      scene: choice("A large drawing made for a banner.", scenes).optional(),
      disc: drawing,
      image: photo,
    },
  ),
);

const tile = exactlyOneOf(
  ["disc", "image"],
  group("One tile: a drawing or a picture file.", {
    disc: drawing,
    image: photo,
    span: z
      .union([z.literal(1), z.literal(2)], {
        error: "1 for a small tile, 2 for a large one",
      })
      .meta({
        description:
          "1 for a small tile, 2 for one of twice the height and width.",
        examples: [1],
      }),
    round: yesOrNo("true makes a circle of it.", false),
  }),
);

const projectCase = group(
  "What a dialog tells of the project. Left out, the picture opens none.",
  {
    problem: text("What the client came with.", "Patients queued to book."),
    solution: text("What you did about it.", "We put all calendars online."),
    result: group("What came of it, in one number.", {
      value: text("The number.", "12 min"),
      label: text("What it counts.", "less waiting for each patient"),
    }),
    time: text("How long it took.", "9 weeks"),
    madeWith: text("Languages and tools.", "TypeScript, Next.js, PostgreSQL"),
    story: group(
      "The case at length, below the facts. Left out, it is short.",
      {
        paragraphs: list(
          "Three to five paragraphs, together 250 words at most.",
          paragraph("One paragraph.", "In the first week we watched clients."),
          { min: 3, max: 5 },
        ).refine((all) => all.join(" ").split(/\s+/).length <= 250, {
          error: "250 words at most in all paragraphs together",
        }),
        pictures: list(
          "Pictures beside it, if any.",
          image("One picture.", "images/portfolio/orchid-lane.png", "A screen"),
          { max: 2 },
        ).optional(),
      },
    ).optional(),
  },
);

const project = group("One project.", {
  id: idFor("the project", "orchid-lane").meta({ isProjectId: true }),
  title: text("Name of the project or client.", "Orchid Lane"),
  description: text("The project in one line.", "Clinic booking"),
  img: picturePath("images/portfolio/orchid-lane.png"),
  alt: altText("Orchid Lane booking screen with a calendar and free times"),
  case: projectCase.optional(),
});

const card = group("One card.", {
  id: idFor("the card", "landing-pages"),
  title: text("Heading of the card.", "Landing Pages"),
  icon: icon,
  description: text("One or two sentences.", "One page, one promise."),
  surface: choice("Colour; neighbours should differ.", lightSurfaces, "sky"),
  iconSurface: choice("Colour of the icon’s disc.", surfaces, "deep"),
});

export const landingSchema = file(
  "A landing page. All of them have this shape.",
  {
    meta: metaSchema
      .extend({
        draft: yesOrNo(
          "true shows the page in drafts of the site and leaves it out where search engines are let in. Left out, it is false.",
          false,
        ).optional(),
      })
      .meta({ ...metaSchema.meta() }),
    path: ownPath("/web-development"),
    menu: text(
      "Its link in the main menu, in one or two words. Left out, the menu has none.",
      "Web",
    ).optional(),
    surface: choice("Colour of the banner.", lightSurfaces),
    banner: group("The first screen.", {
      tag: text("The dark badge above the heading.", "Web Development"),
      heading: text("The large heading.", "Websites that earn their keep"),
      lead: paragraph("The sentences below it.", "Sites that load in a blink."),
      action: text("The button; it leads to the contact form.", "Get Started"),
      discs: list(
        "The round pictures in this order: the large one, lower left, lower right, upper left, upper right, below.",
        bannerDisc,
        { max: 6 },
      ),
    }),
    about: group("The section About Us.", {
      heading: text("Heading.", "Your website never sleeps."),
      lead: paragraph("The text.", "It answers at midnight, on any phone."),
      points: list("Points, no full stops.", text("One point.", "Light pages")),
      contactLabel: text("The button to the contact form.", "Contact Us"),
      servicesLabel: text("The button to the services.", "Our Services"),
    }),
    services: group("The section Services.", {
      ...headingAndLead("What we build", "Take one, or several as a package."),
      cards: list("The cards.", card),
    }),
    portfolio: group("The section Portfolio. Left out, the page has none.", {
      ...headingAndLead("Our Selected Projects", "Two that we are proud of."),
      items: list("The projects.", project),
    }).optional(),
    solutions: group("The green text block. Left out, the page has none.", {
      eyebrow: text("The small text above the heading.", "Our Solutions"),
      heading: text("Heading.", "Design & Revolution"),
      text: paragraph("The text.", "Design decides."),
    }).optional(),
    collage: group("The mosaic of pictures. Left out, the page has none.", {
      ...headingAndLead("Design & Recreate", "Sketches from our tables."),
      tiles: list("Small ones count 1, large ones 4, together 12 or 24.", tile),
    }).optional(),
    questions: questions.optional(),
    contact: group("The contact form at the end.", {
      ...headingAndLead("Get In Touch With Us!", "Two lines are enough."),
      discs: discList("The row of drawings."),
    }),
  },
).meta({
  promises:
    "questions: prices, times, warranty; portfolio: clients and results",
});

/** Code editors read the rule from `oneOf`, and the build applies the refinement. */
function exactlyOneOf<Shape extends z.ZodObject>(keys: string[], shape: Shape) {
  return shape
    .refine(
      (value) => keys.filter((key) => value[key] !== undefined).length === 1,
      { error: `exactly one of the fields ${keys.join(", ")}` },
    )
    .meta({ oneOf: keys.map((key) => ({ required: [key] })) });
}
