import { z } from "zod";
import { networks } from "@/lib/content/enums";
import { localePattern } from "@/lib/content/locale";
import {
  type Accepts,
  anyEmail,
  ownFields,
  senderLabelLimit,
} from "@/lib/enquiry/form-fields";
import { isPlainLine } from "@/lib/enquiry/sanitize";
import {
  choice,
  file,
  group,
  idFor,
  list,
  paragraph,
  text,
  textWithPattern,
  webAddress,
} from "./field-types";

/** The data of the brand. Other files contain its values as placeholders. */
export const siteSchema = file(
  "The brand and how to reach it. Every other file takes these values by their names in braces, such as {brand} or {callCentre.name}.",
  {
    brand: text("Name of the company.", "Anekora"),
    locale: textWithPattern(
      "Language and country of the texts, for browsers and search engines. Pages run in the direction of its script. Left out, it is en-IN.",
      "en-IN",
      localePattern,
      "a language and a country, such as en-GB",
    ).optional(),
    theme: choice("Light or dark. Left out, it is system.", {
      system: "as each visitor’s device is set",
      light: "light for everybody",
      dark: "dark for everybody",
    }).optional(),
    tagline: text(
      "The company’s claim: the first heading of the home page and of every footer. One to six words or phrases: on the home page each space begins a row.",
      "One Platform Endless Opportunities",
    ),
    senderLabel: text(
      "Who the mails of the contact forms come from, as your mailbox shows it.",
      "{brand} Website",
    ).refine(
      (label) => isPlainLine(label) && label.length <= senderLabelLimit,
      {
        error: `one line of at most ${senderLabelLimit} characters, none of them invisible, also in the values that it names; no mail goes out otherwise`,
      },
    ),
    phone: group("The number that visitors call.", {
      shown: textWithPattern(
        "As people read it.",
        "+91 00000 00000",
        /^[+(\d][\d ().-]+\d$/,
        "a phone number: digits from 0 to 9, spaces, hyphens and brackets, with a plus sign in front",
      ),
      link: textWithPattern(
        "The same number for the telephone: plus sign, country, digits, no spaces. One that nobody can dial from abroad, such as a toll-free one, has the digits of the number that is shown.",
        "+910000000000",
        /^(\+\d{8,15}|\d+)$/,
        "a plus sign and 8 to 15 digits from 0 to 9, or the digits of the number that is shown, without spaces",
      ).meta({ isCalledFromAbroad: true }),
    }).refine(isOneNumber, {
      path: ["link"],
      error: ({ input }) =>
        `the same digits as the number that is shown, ${Object(input).shown}`,
    }),
    email: z
      .email({
        pattern: anyEmail,
        error: "an e-mail address such as hello@yourcompany.com",
      })
      .meta({
        description:
          "Where the mails of the contact forms arrive, and the address that visitors see.",
        examples: ["hello@yourcompany.com"],
      }),
    accepts: group("What the two contact forms accept.", {
      phone: choice(
        "Ten digits alone, or 7 to 15 with + or 00, spaces, hyphens, dots and brackets. Write it into `phoneHint` of interface.json too.",
        Object.keys(ownFields.phone.formats) as Accepts["phone"][],
      ),
      email: choice(
        "Addresses without + and with an ending of 2 or 3 letters, or all addresses.",
        Object.keys(ownFields.email.formats) as Accepts["email"][],
      ),
    }),
    address: list(
      "The office’s postal address, line by line.",
      text("Line of the address.", "100 Example Road").meta({ title: "Line" }),
    ).meta({
      title: "Address lines",
      examples: [["100 Example Road", "{city} {postalCode}, India"]],
    }),
    city: text("City of the office; texts name it.", "Bengaluru"),
    postalCode: text("Postal code, for search engines.", "560001"),
    countryCode: textWithPattern(
      "Country of the office in two capital letters, for search engines.",
      "IN",
      /^[A-Z]{2}$/,
      "two capital letters, such as IN for India",
    ),
    location: text("The office in one line.", "Harbour House, India"),
    hours: text("When you answer the phone.", "Monday to Friday, 9 to 18 IST"),
    social: list(
      "Your pages on social networks, in this order. Each opens in a new tab. A drawing in content/brand/drawings/networks makes a network known.",
      group("One network.", {
        name: choice(
          "The name of its drawing.",
          networks,
          undefined,
          "a network with a drawing in content/brand/drawings/networks:",
        ),
        url: webAddress(
          "Your page there, or what opens a chat with you.",
          "https://wa.me/910000000000",
          // Links to a code of WhatsApp's have letters behind the host.
        )
          .regex(/^(?!https:\/\/wa\.me\/(?![a-z]|\d+(\?|$)))/i, {
            error:
              "digits from 0 to 9 alone behind wa.me/, which begin with the country’s code",
          })
          .meta({ isCalledFromAbroad: true }),
      }),
      { min: 0 },
    ),
    chat: choice(
      "The network of “social” that the round button on every page opens. Left out, there is no such button, and no text may name {chat}.",
      networks,
    ).optional(),
    callCentre: group(
      "The AI call-centre product, which has a site of its own. Left out, no text may name it.",
      {
        name: text("Name of the product.", "Anekora Voice Desk"),
        url: webAddress("Its site.", "https://voicedesk.yourcompany.com/"),
      },
    ).optional(),
    figures: list(
      "Prices, times and counts that several texts name, so that all of them agree: {figures.app-price} stands for the one with this id. Left out, there are none.",
      group("One figure.", {
        id: idFor("the figure", "app-price"),
        value: text("The figure, as inside of a sentence.", "₹8,00,000"),
      }),
    ).optional(),
    nameStory: paragraph(
      "One sentence on where the name comes from, for the About page, if its text names it. Asterisks set a word in italics.",
      "Our name comes from *anek*, the word for many.",
    ).optional(),
    sample: list(
      "What is still sample content: content files, “images” and “logo”. Take a name out when it is your own. While one is left, the footer says so and search engines are not let in.",
      text("One name.", "privacy.json").meta({ title: "Name" }),
      { min: 0 },
    ).meta({ title: "Files of the sample" }),
    sampleNotice: text(
      "The footer’s line while “sample” names anything.",
      "Sample site: clients, quotes and contact details are placeholders.",
    ),
    legal: text(
      "What the law wants named: registered name and numbers, in one line. Left out, nothing is named.",
      "Your Company Private Limited, CIN U00000KA0000PTC000000",
    ).optional(),
    directions: webAddress(
      "Where maps show the way to the office. Left out, the map has no link.",
      "https://maps.example.com/your-office",
    ).optional(),
    frames: list(
      "Other sites that a frame may show, such as a film, a map or a calendar. The privacy notice names them. Left out, there are none.",
      textWithPattern(
        "The origin of one site.",
        "https://www.youtube-nocookie.com",
        /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}$/,
        "https:// and the name of the site alone, without a path, in small letters",
      ).meta({ title: "Origin", namedIn: "privacy" }),
    ).optional(),
    copyright: text("Last line of the footer.", "© {year} {brand}."),
  },
)
  .refine(
    ({ chat, social }) => !chat || social.some(({ name }) => name === chat),
    { path: ["chat"], error: "a network of “social”, or no “chat” at all" },
  )
  .meta({
    promises:
      "phone, e-mail, address, locale, working hours, registered name and numbers",
    shownAt: "home",
  });

/** A national number may start with a zero that the international number omits. */
function isOneNumber({ shown, link }: { shown: string; link: string }) {
  if (!link.startsWith("+")) return link === shown.replace(/\D/g, "");
  const digits = shown.replace("(0)", "").replace(/\D/g, "").replace(/^0+/, "");
  return link.endsWith(digits);
}
