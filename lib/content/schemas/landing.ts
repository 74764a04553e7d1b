import { z } from "zod";
import { grounds, scenes, tints } from "../enums";
import {
  altText,
  disc,
  discList,
  group,
  headingAndLead,
  icon,
  idFor,
  list,
  metaSchema,
  oneOf,
  picturePath,
  schemaLine,
  words,
  yesOrNo,
} from "./parts";

const photo = picturePath("images/collage/web-arch.png").optional();
const drawing = disc.optional();
const bannerDisc = onlyOneOf(
  ["scene", "disc", "src"],
  group(
    "One round picture of the banner: a scene, a drawing or a picture file.",
    {
      scene: oneOf("A large drawing made for a banner.", scenes).optional(),
      disc: drawing,
      src: photo,
    },
  ),
);

const tile = onlyOneOf(
  ["disc", "src"],
  group("One tile: a drawing or a picture file.", {
    disc: drawing,
    src: photo,
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

const project = group("One project.", {
  id: idFor("the project", "orchid-lane"),
  title: words("Name of the project or client.", "Orchid Lane"),
  line: words("The project in one line.", "Clinic booking and patient records"),
  img: picturePath("images/portfolio/orchid-lane.png"),
  alt: altText(
    "Orchid Lane booking screen with a month calendar and free times",
  ),
});

const card = group("One card.", {
  id: idFor("the card", "landing-pages"),
  title: words("Heading of the card.", "Landing Pages"),
  icon: icon(),
  description: words(
    "One or two sentences.",
    "One page, one promise, one button.",
  ),
  tint: oneOf("Colour of the card. Neighbours should differ.", tints, "sky"),
  ground: oneOf("Colour of the icon’s disc.", grounds, "deep"),
});

/** One shape for all landing pages. */
export const landingSchema = group(
  "A landing page. All of them have this shape.",
  {
    ...schemaLine,
    meta: metaSchema,
    ground: oneOf("Colour of the banner.", [
      "sky",
      "rose",
      "tint-mari",
      "tint-leaf",
    ]),
    banner: group("The first screen.", {
      tag: words("The dark badge above the heading.", "Web Development"),
      heading: words(
        "The large heading of the page.",
        "Websites that earn their keep",
      ),
      text: words(
        "The sentences below it.",
        "We design and build sites that load in a blink.",
      ),
      action: words("The button; it leads to the contact form.", "Get Started"),
      discs: list(
        "The round pictures in the order of their places: the large one, lower left, lower right, upper left, upper right, below.",
        bannerDisc,
        { max: 6 },
      ),
    }),
    about: group("The section About Us.", {
      heading: words(
        "Heading.",
        "Your website is your hardest-working colleague. Hire it well.",
      ),
      text: words(
        "The text.",
        "It answers at midnight, on a phone with two bars.",
      ),
      points: list(
        "Four short points.",
        words(
          "One point, without a full stop.",
          "Light pages that open on an ordinary 4G phone",
        ),
      ),
      contactLabel: words(
        "The button that leads to the contact form.",
        "Contact Us",
      ),
      servicesLabel: words(
        "The button that leads to the services.",
        "Our Services",
      ),
    }),
    services: group("The section Services: four cards.", {
      ...headingAndLead(
        "What we build for the web",
        "Take one, or several as a package.",
      ),
      cards: list("The cards.", card),
    }),
    portfolio: group("The section Portfolio.", {
      ...headingAndLead(
        "Our Selected Projects",
        "Sample work, shown with made-up client names.",
      ),
      items: list("The projects.", project),
    }),
    solutions: group("The green text block.", {
      eyebrow: words("The small words above the heading.", "Our Solutions"),
      heading: words("Heading.", "Design & Revolution"),
      paragraphs: list(
        "The text.",
        words("One paragraph.", "Good design is not decoration."),
      ),
    }),
    collage: group("The mosaic of pictures.", {
      ...headingAndLead("Design & Recreate", "Pieces of recent work."),
      tiles: list(
        "The tiles: small ones count 1, large ones 4, together 24.",
        tile,
      ),
    }),
    questions: group("Questions and answers.", {
      heading: words("Heading.", "Questions we hear first"),
      items: list(
        "The questions.",
        group("One question.", {
          question: words("The question.", "How long will it take?"),
          answer: words(
            "The answer.",
            "A landing page takes two to three weeks.",
          ),
        }),
      ),
    }),
    contact: group("The contact form at the end.", {
      ...headingAndLead("Get In Touch With Us!", "Two lines are enough."),
      discs: discList("The row of drawings.", ["pin", "k4", "globe", "lens"]),
    }),
  },
);

/** Editors show the rule by `oneOf`; the build applies it by the refinement. */
function onlyOneOf<Shape extends z.ZodObject>(keys: string[], shape: Shape) {
  return shape
    .refine(
      (value) => keys.filter((key) => value[key] !== undefined).length === 1,
      {
        error: `exactly one of the fields ${keys.join(", ")}`,
      },
    )
    .meta({
      description: shape.description,
      oneOf: keys.map((key) => ({ required: [key] })),
    });
}
