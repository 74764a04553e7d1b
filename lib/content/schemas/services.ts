import { lightSurfaces, surfaces } from "@/lib/content/enums";
import {
  choice,
  group,
  headingAndLead,
  icon,
  idFor,
  link,
  list,
  page,
  text,
} from "./field-types";

const service = group("One service.", {
  id: idFor("the service", "cloud-computing").regex(
    /^(?!(after-heading|call-to-action|main|menu|models|privacy)$)/,
    { error: "another word: the page has this anchor for something else" },
  ),
  title: text("Name of the service.", "Cloud Computing Services"),
  desc: text(
    "The service in one sentence.",
    "Servers that grow on busy days and cost less on quiet ones.",
  ).meta({ title: "Sentence" }),
  cost: text(
    "Price and time, in the banner and the cases of its landing page, and on the home page, where the service is then large and in colour. Left out, none shows one.",
    "From {figures.app-price}, in ten weeks.",
  ).optional(),
  icon: icon,
  iconSurface: choice("Colour of the icon’s disc.", surfaces, "neel"),
  surface: choice("Colour when open; neighbours differ.", lightSurfaces, "sky"),
  detailContent: group("What shows when a visitor opens the service.", {
    get: list(
      "What the customer gets: points without a full stop.",
      text("One point.", "A monthly bill").meta({ title: "Point" }),
    ).meta({ title: "Points that the customer gets" }),
    fit: text(
      "When the service is a good fit. Starts with a capital.",
      "Your systems have outgrown one machine.",
    ).meta({ title: "A good fit when" }),
  }).meta({ title: "Details" }),
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

export const servicesSchema = page(
  "The page /services, and the services that the home page lists.",
  {
    ...headingAndLead("Services", "Ten things we do for businesses."),
    navName: text("Name of the row of icons, read aloud.", "Services here"),
    labels: group("Texts that every service repeats.", {
      included: text("The button that opens a service.", "What is included"),
      get: text("Name of the points, read aloud.", "What you get"),
      fit: text("Heading of the last sentence.", "A good fit when"),
      list: text(
        "Above the services. Left out, nothing stands there.",
        "What each one includes",
      ).optional(),
      ask: text("The button to a form with this subject.", "Ask about {title}"),
    }),
    services: list("The services, also of the home page.", service),
    models: group(
      "What can be ordered, and from what price. Left out, the page does not say.",
      {
        ...headingAndLead("What it costs to begin", "Start with the smallest."),
        action: text(
          "On every model; it leads to a form that names model and price.",
          "Ask for this",
        ),
        items: list(
          "The models.",
          group("One model.", {
            id: idFor("the model", "app"),
            title: text("Name of the model.", "An app"),
            price: text("As inside of a sentence.", "from {figures.app-price}"),
            period: text("Below the price: for what time.", "a month"),
            description: text("What it is.", "One scope, one price, one date."),
            icon: icon,
            iconSurface: choice("Colour of the icon’s disc.", surfaces, "deep"),
            surface: choice("Colour of its track.", lightSurfaces, "sky"),
          }),
        ),
      },
    ).optional(),
  },
).meta({ promises: "models: what you charge" });
