import { surfaces } from "@/lib/content/enums";
import {
  choice,
  disc,
  discList,
  file,
  group,
  headingAndLead,
  howYouWork,
  idFor,
  image,
  link,
  list,
  metaSchema,
  page,
  paragraph,
  portrait,
  positiveInteger,
  questions,
  text,
} from "./field-types";

const track = discList("One row of drawings from left to right.");

export const homeSchema = page("The home page.", {
  hero: group("The first screen: the tagline with its moving rows.", {
    lead: paragraph("Below the tagline.", "We look after software."),
    primary: link("The strong button.", "Contact Us", "/contact-us"),
    secondary: link("The quiet button.", "See services", "/services"),
    claim: text("The claim beside the buttons.", "120+ happy clients"),
    tracks: list("The rows; on phones the last is below the text.", track, {
      min: 4,
      max: 4,
    }),
  }),
  services: group(
    "The list of all services; its entries come from services.json.",
    {
      ...headingAndLead("Ten services, one team", "Start with one."),
      link: link("The link below the list.", "All services", "/services"),
      prices: paragraph(
        "Below the list, what the services cost. Left out, nothing is said.",
        "[What it costs](/services#models): an app from {figures.app-price}.",
      ).optional(),
    },
  ),
  work: group(
    "A few finished projects, and below them the clients’ logos of clients.json. Left out, the page shows neither.",
    {
      ...headingAndLead("Selected work", "Two of the things we made."),
      projects: list(
        "Two or three ids of projects; the rest comes from the landing pages.",
        idFor("a project of a landing page", "orchid-lane").meta({
          refersTo: "project",
        }),
        { max: 3 },
      ),
      links: list(
        "The buttons below, one for each portfolio.",
        link("One button.", "All websites", "/web-development#portfolio"),
      ),
    },
  ).optional(),
  contact: group("The contact form at the end of the page.", {
    ...headingAndLead("Get In Touch With Us!", "What should cameras notice?"),
    panel: group("The top of the form’s panel.", {
      heading: text(
        "Heading of the panel until a topic is chosen, true for everybody.",
        "The first conversation is free",
      ),
      lead: text("The line below it.", "Thirty minutes with an engineer."),
    }),
    topics: group("The buttons above the form. Left out, the form has none.", {
      name: text("Name of the row, read aloud.", "What is it about?"),
      items: list(
        "The topics.",
        group("One topic.", {
          label: text("The button, and the subject it fills in.", "Website"),
          heading: text(
            "Heading of the panel when it is chosen; short enough for one line on a phone.",
            "A site that earns its keep",
          ),
          words: text(
            "Small letters, with spaces between: a link whose subject has one of these words chooses the topic.",
            "web website site shop",
          ),
          disc: disc.optional(),
        }),
      ),
    }).optional(),
    image: image(
      "The picture beside the form.",
      "images/scenes/belt.svg",
      "A camera above a conveyor belt checks mangoes",
    ),
  }),
}).meta({ promises: howYouWork });

export const aboutUsSchema = page("The page /about-us.", {
  ...headingAndLead("About Us", "A team of twenty people at one table."),
  discs: discList("A row under the heading."),
  story: group("How it began.", {
    statement: text("In large letters.", "We began as three."),
    paragraphs: list(
      "The text beside it; the first paragraph is set larger.",
      paragraph("One paragraph.", "We are more than twenty people."),
    ),
  }),
  team: group("The team as seats: one dot is one seat.", {
    ...headingAndLead("Twenty seats, one table", "One dot is one seat."),
    roles: list(
      "The groups of the team; the first is shown large, the last wide.",
      group("One group of the team.", {
        id: idFor("the group", "design"),
        title: text("Name of the group.", "Design"),
        seats: positiveInteger(
          "How many people; the drawing has as many dots.",
          3,
        ),
        seatsLabel: text("The number in words, read aloud.", "3 seats"),
        description: text("What they do.", "They draw and test the screens."),
        leader: group("Who leads the group. Left out, nobody is named.", {
          name: text("Name.", "Kabir Mehta"),
          role: text("Role.", "Lead designer"),
          image: portrait,
          answers: text(
            "Beside questions, on one leader alone: who answers further ones. Left out, nobody is named there.",
            "Answers these questions, and yours: {call}, {hours}.",
          ).optional(),
        }).optional(),
        surface: choice("Colour of the card.", surfaces, "rose"),
      }),
    ),
  }),
}).meta({ promises: howYouWork });

export const contactUsSchema = page("The page /contact-us.", {
  badge: text("The dark badge above the heading.", "Book an Appointment"),
  ...headingAndLead("Get in Touch", "Call, write or drop in. It is free."),
  discs: discList("The row of drawings."),
  channels: group(
    "The small text above phone, e-mail and location; landing pages show them too.",
    {
      call: text("Above the phone number.", "Call, {hours}"),
      write: text("Above the e-mail address.", "Write any time"),
      visit: text("Above the location.", "Visit, by appointment"),
    },
  ),
  panel: group("The panel with the form.", {
    heading: text("Heading, and name of the form.", "Have Any Question?"),
  }),
  follow: text("Beside the networks, if any.", "Follow Us On").optional(),
  questions: questions.optional(),
  map: group("The drawn map. Left out, the page has none.", {
    image: image(
      "The map itself.",
      "images/scenes/map.svg",
      "Drawn map: the way from the metro station to our office, marked with a red pin",
    ),
    caption: text("Below the address.", "Drawn as a kolam, not to scale."),
    directions: text("The link to the directions.", "Get directions"),
  }).optional(),
}).meta({
  promises: "lead and questions: how soon you reply, what you never do",
});

export const thankyouSchema = file(
  "The page /thankyou, shown after a form was sent.",
  {
    meta: metaSchema,
    heading: text("The large heading.", "Thank you. That closes the loop."),
    lead: paragraph("The sentences below it.", "Your message has reached us."),
    next: group("What the visitor can expect.", {
      heading: text("Heading of the steps.", "What happens next"),
      steps: list("In order.", text("One step.", "We read your message.")),
    }),
    now: group("For those who cannot wait.", {
      heading: text("Heading.", "Need a person now?"),
      lead: text("How to do so.", "Call {call}, {hours}, or {mail}, {chat}."),
    }),
    links: list("Where to go now.", link("One button.", "Back to home", "/")),
  },
).meta({ promises: "lead and steps: how soon you reply, what comes next" });

export const notFoundSchema = file("The page for paths that do not exist.", {
  meta: metaSchema,
  heading: text("The large heading.", "This line stops here."),
  lead: paragraph("The sentences below it.", "The page was moved or removed."),
  links: list("Where to go now.", link("One button.", "Back to home", "/")),
});
