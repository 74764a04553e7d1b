import { grounds, tints } from "../enums";
import {
  disc,
  group,
  headingAndLead,
  icon,
  idFor,
  link,
  list,
  metaSchema,
  oneOf,
  schemaLine,
  words,
} from "./parts";

export const serviceSchema = group("One service.", {
  id: idFor("the service", "cloud-computing"),
  title: words("Name of the service.", "Cloud Computing Services"),
  desc: words(
    "The service in one sentence.",
    "Servers that grow on busy days and cost less on quiet ones.",
  ),
  icon: icon(),
  ground: oneOf("Colour of the icon’s disc.", grounds, "neel"),
  discs: list(
    "The three drawings at the right end of the service’s row.",
    disc,
    {
      min: 3,
      max: 3,
    },
  ),
  tint: oneOf(
    "Colour of the band when the service is open. Neighbours should differ.",
    tints,
    "sky",
  ),
  detailContent: group("What shows when a visitor opens the service.", {
    get: list(
      "What the customer gets, four points.",
      words(
        "One point, without a full stop.",
        "A monthly bill explained line by line",
      ),
    ),
    fit: words(
      "When the service is a good fit. Starts with a capital.",
      "Your systems have outgrown one machine.",
    ),
  }),
  landingPageLink: link(
    "Leave it out unless the service has a landing page of its own on this site.",
    "Explore Web Development",
    "/web-development",
  ).optional(),
  productLink: link(
    "Leave it out unless the service has a site of its own. It opens in a new tab.",
    "Visit {callCentre.name}",
    "{callCentre.url}",
  ).optional(),
});

export const servicesSchema = group(
  "The page /services, and the services that the home page lists.",
  {
    ...schemaLine,
    meta: metaSchema,
    ...headingAndLead(
      "Services",
      "Ten things we do for businesses across India and beyond.",
    ),
    navName: words(
      "Name of the row of round icons, read aloud.",
      "Services on this page",
    ),
    labels: group("Words that every service repeats.", {
      included: words("The button that opens a service.", "What is included"),
      get: words("Heading of the points.", "What you get"),
      fit: words("Heading of the last sentence.", "A good fit when"),
    }),
    services: list(
      "The services, in this order, on this page and on the home page.",
      serviceSchema,
    ),
  },
);
