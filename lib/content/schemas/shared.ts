import { whyFigures } from "@/lib/content/enums";
import {
  choice,
  decoration,
  file,
  group,
  headingAndLead,
  howYouWork,
  idFor,
  link,
  list,
  paragraph,
  portrait,
  positiveInteger,
  text,
  textWithPattern,
} from "./field-types";

function caseOf(description: string) {
  return idFor("a project with a case", "orchid-lane")
    .meta({ refersTo: "case", title: "Case", description })
    .optional();
}

export const testimonialsSchema = file(
  "What clients say: the carousel of the home page and of the landing pages.",
  {
    heading: text("Heading of the carousel.", "Our Clients' Experiences"),
    testimonials: list(
      "The quotes, in this order. Publish only what you have in writing. Without any, the section is left out.",
      group("One quote.", {
        id: positiveInteger("Number of the quote, if any.", 1).optional(),
        name: text("Who says it; a disc shows the initials.", "Meera Raghavan"),
        role: text("Title and company.", "Head of Orchid Lane"),
        desc: text(
          "The quote, without quotation marks.",
          "They moved our booking desk online in nine weeks.",
        ).meta({ title: "Quote" }),
        case: caseOf(
          "Id of the project that the quote is about: picture, result and a link to its case stand below. Left out, nothing does.",
        ),
        photo: portrait,
      }),
      { min: 0 },
    ),
  },
).meta({
  promises: "people and what they said of you",
  shownAt: "home#testimonials",
});

export const clientsSchema = file(
  "The logos of clients: a moving row on the landing pages, a grid on the home page.",
  {
    heading: text("Heading above the logos.", "Join our 120+ happy clients"),
    clients: list(
      "The clients, in this order. Without any, the section is left out.",
      group("One client.", {
        id: idFor("the client", "orchid-lane"),
        name: text("Name of the client, read aloud.", "Orchid Lane"),
        image: decoration("images/clients/orchid-lane.svg"),
        case: caseOf(
          "Id of the project for this client: on the home page, the logo opens its case. Left out, it opens nothing.",
        ),
      }),
      { min: 0 },
    ),
  },
).meta({ promises: "companies that are your clients", shownAt: "home#work" });

export const statisticsSchema = file("The numbers that count up.", {
  heading: text("Heading, read aloud.", "Our numbers"),
  note: text(
    "How the numbers are counted, in one line below them. Left out, nothing is said.",
    "Since 2023. On time: live by the agreed date.",
  ).optional(),
  statistics: list(
    "The numbers, in this order. Without any, the section is left out.",
    group("One number.", {
      id: idFor("the number", "clients"),
      value: textWithPattern(
        "The number the count stops at, as your country writes it (`locale` in site.json): 120+, 1,250+, 99.9 %, 2.5 million.",
        "120+",
        /^(?=.*[1-9])\d.{0,11}$/,
        "a number above 0 of at most 12 characters that starts with a digit from 0 to 9, such as 120+",
      ).meta({ isNumberOfLocale: true }),
      label: text("What is counted.", "clients"),
      stepMs: positiveInteger(
        "Thousandths of a second between two steps of the count; the whole count takes 6 seconds at most.",
        50,
      ).max(1000, { error: "at most 1000, which is one second" }),
      dotsPerRow: positiveInteger(
        "Dots side by side in the field above the number, one dot for each that is counted. Left out, or with a number that six rows of dots cannot show, a line stands there that closes.",
        20,
      ).optional(),
    }),
    { min: 0 },
  ),
}).meta({ promises: "your numbers", shownAt: "about-us#statistics" });

export const whyChooseUsSchema = file(
  "The reasons to choose your company, on the home page and on the landing pages.",
  {
    ...headingAndLead("Why Choose Us", "One unbroken line around every dot."),
    cards: list(
      "The reasons, in this order.",
      group("One reason.", {
        id: idFor("the reason", "effective-communication"),
        title: text("Heading of the card.", "Effective Communication"),
        description: text("Two sentences.", "One contact. One update a week."),
        short: text(
          "The same in one line, for landing pages.",
          "Your contact writes every Friday.",
        ),
        figure: choice("The drawing on the card.", whyFigures),
      }),
    ),
  },
).meta({ promises: howYouWork, shownAt: "home#why-choose-us" });

export const processSchema = file(
  "How a project goes: on the About page and on the landing pages.",
  {
    ...headingAndLead("How a project gets drawn", "Dots first, then the line."),
    steps: list(
      "The steps, in this order; there are drawings for four.",
      group("One step.", {
        title: text("Name of the step.", "Agree the scope"),
        description: text("What happens.", "We list every need."),
      }),
      { max: 4 },
    ),
  },
).meta({ promises: howYouWork, shownAt: "about-us#process" });

export const callToActionSchema = file("The coloured band with a button.", {
  eyebrow: text("The small text above the heading.", "Unlock Efficiency"),
  heading: text("Heading.", "Ignite Innovation through Our IT Solutions"),
  lead: paragraph(
    "A line below it, if any.",
    "An engineer answers today.",
  ).optional(),
  link: link("The button.", "Contact Us", "/contact-us"),
}).meta({ promises: howYouWork, shownAt: "home#call-to-action" });

export const privacySchema = file(
  "The dialog on privacy, which every footer and every form link to. Keep it true: change it before you add cookies, analytics or another service.",
  {
    heading: text("Heading, and name of the dialog.", "Privacy"),
    lead: text("The sentence below it.", "What the forms ask, and why."),
    topics: list(
      "What visitors ask about their data, one topic each.",
      group("One topic.", {
        title: text("Heading of the topic.", "Films"),
        description: text(
          "In plain words.",
          "They come from www.youtube-nocookie.com, which learns your IP address.",
        ),
      }),
    ),
    contact: group("Who answers questions about data.", {
      title: text("Heading.", "Who to ask"),
      lead: text("How to reach them.", "Write to {mail} or call {call}."),
    }),
  },
).meta({
  promises: "what you do with the data of visitors",
  shownAt: "home#privacy",
});
