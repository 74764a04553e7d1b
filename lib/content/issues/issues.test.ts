/** @jest-environment node */
import { exampleFiles, issuesAfter } from "../testing/example";
import { valueAt } from "./content-issue";

const files = exampleFiles();
const exampleService = valueAt(files.get("services"), ["services", 0]);
const exampleQuote = valueAt(files.get("testimonials"), [
  "testimonials",
  0,
]) as object;

type Case = [
  mistake: string,
  field: string,
  value: unknown,
  ...issues: string[],
];

const cases: Case[] = [
  [
    "a missing field",
    "services: services.0.desc",
    undefined,
    'services: services > entry 1 (Cloud Computing Services) > desc: The service in one sentence.; such as "desc": "Servers that grow on busy days and cost less on quiet ones."',
  ],
  [
    "a field that nothing reads",
    "services: services.0.price",
    "Rs 5000",
    "services: services > entry 1 (Cloud Computing Services) > price: one of the fields landingPageLink, productLink; try removing it",
  ],
  [
    "a project that no landing page has",
    "home: work.projects.0",
    "orchid-lan",
    'home: work > projects > entry 1: the id of a project of a landing page: orchid-lane; try "orchid-lane"',
  ],
  [
    "an empty text",
    "services: lead",
    "",
    'services: lead: The sentence or two beside the heading.; such as "Ten things we do for businesses across India and beyond."',
  ],
  [
    "a space at the end of a text",
    "services: lead",
    "Ten things we do. ",
    'services: lead: a text without a space in front or at the end; try "Ten things we do."',
  ],
  [
    "a number where a text belongs",
    "site: postalCode",
    560001,
    'site: postalCode: a text in quotation marks; try "560001"',
  ],
  [
    "a text where yes or no belongs",
    "site: sample",
    "False",
    "site: sample: true or false, without quotation marks; try false",
  ],
  [
    "a list written as one text",
    "services: services.0.discs",
    "globe, k5, dial",
    'services: services > entry 1 (Cloud Computing Services) > discs: a list in [square brackets]; try ["globe", "k5", "dial"]',
  ],
  [
    "a list where a group belongs",
    "call-to-action: link",
    [],
    'call-to-action: link: a group of fields in {braces}; such as {"label":"Contact Us","href":"/contact-us"}',
  ],
  [
    "an emptied list",
    "services: services",
    [],
    "services: services: at least 1 entry",
  ],
  [
    "a list without entries whose section is left out",
    "testimonials: testimonials",
    [],
  ],
  [
    "too many entries for the drawings there are",
    "process: steps",
    [1, 2, 3, 4, 5].map((n) => ({ title: `Step ${n}`, description: "Text." })),
    "process: steps: at most 4 entries",
  ],
  [
    "an icon that does not exist",
    "services: services.0.icon",
    "clowd",
    'services: services > entry 1 (Cloud Computing Services) > icon: one of ai, android, app, call, cloud, communication, custom, desk, expertise, face, flutter, game, hybrid, innovation, ios, migrate, page, security, shield, shop, social, vision, web; try "cloud"',
  ],
  [
    "a fraction where a whole number belongs",
    "about-us: team.roles.0.seats",
    2.5,
    "about-us: team > roles > entry 1 (Design) > seats: a whole number; such as 3",
  ],
  [
    "a count that would take minutes",
    "statistics: statistics.0.stepMs",
    100000,
    "statistics: statistics > entry 1 (clients) > stepMs: at most 1000, which is one second",
  ],
  [
    "a statistic that is no number",
    "statistics: statistics.0.value",
    "many",
    'statistics: statistics > entry 1 (clients) > value: a number of at most 12 characters that starts with a digit, such as 1,250+ or 99.9 %; such as "120+"',
  ],
  [
    "a date in another order",
    "home: meta.updated",
    "20.11.2026",
    'home: meta > updated: a date as year-month-day, such as 2026-11-20; try "2026-11-20"',
  ],
  [
    "a date to come",
    "home: meta.updated",
    "2962-11-20",
    "(warning) home: meta > updated: the day of the last change, not a day to come",
  ],
  [
    "an e-mail address with a space",
    "site: email",
    "hello @yourcompany.com",
    'site: email: an e-mail address such as hello@yourcompany.com; try "hello@yourcompany.com"',
  ],
  [
    "a phone link with spaces",
    "site: phone.link",
    "+91 98765 43210",
    'site: phone > link: a plus sign and 8 to 15 digits, without spaces; try "+919876543210"',
  ],
  [
    "a phone number in another style, with its own link",
    "site: phone",
    { shown: "(415) 555-0155", link: "+14155550155" },
  ],
  [
    "letters in the phone number",
    "site: phone.shown",
    "call us",
    "site: phone > shown: a phone number: digits, spaces, hyphens and brackets, with a plus sign in front",
  ],
  [
    "a phone link that calls another number",
    "site: phone.link",
    "+919876543211",
    'site: phone > link: the same digits as the number that is shown, +91 00000 00000; try "+910000000000"',
  ],
  [
    "a social page that is a name only",
    "site: social.instagram",
    "@yourcompany",
    'site: social > instagram: a full web address that starts with https://; such as "https://instagram.com/yourcompany"',
  ],
  [
    "a social page of another network",
    "site: social.facebook",
    "https://www.instagram.com/yourcompany",
    "site: social > facebook: your page on facebook; this is one on instagram",
  ],
  [
    "a chat address with spaces",
    "site: social.whatsapp",
    "https://wa.me/+91 98450 12345",
    'site: social > whatsapp: a web address without spaces; try "https://wa.me/+919845012345"',
  ],
  [
    "a tile with a drawing and a picture",
    "landing-pages/web-development: collage.tiles.0.disc",
    "chai",
    "landing-pages/web-development: collage > tiles > entry 1: exactly one of the fields disc, image",
  ],
  [
    "a picture path with a space",
    "home: contact.image.src",
    "images/scenes/my belt.svg",
    'home: contact > image > src: a file name of plain letters, digits, hyphens and dots, without space; rename the file too; try "images/scenes/my-belt.svg"',
  ],
  [
    "a photo of a phone that no browser shows",
    "home: contact.image.src",
    "images/scenes/belt.heic",
    'home: contact > image > src: a JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG file; export a HEIC photo as JPEG, on an iPhone by Settings > Camera > Formats > Most Compatible; such as "images/scenes/belt.svg"',
  ],
  [
    "a quote that makes all cards high",
    "testimonials: testimonials.0.desc",
    "Good. ".repeat(60).trim(),
    "(warning) testimonials: testimonials > entry 1 (Meera Raghavan) > desc: at most 320 characters, it has 359; all cards of the row become as high as the highest",
  ],
  [
    "a name that stands for itself",
    "site: brand",
    "{brand} Limited",
    "site: brand: a text that does not name itself by {brand}",
  ],
  [
    "a social network that the company is not on",
    "site: social.facebook",
    undefined,
  ],
  [
    "a picture path with backslashes",
    "home: contact.image.src",
    "images\\scenes\\belt.svg",
    'home: contact > image > src: / between folder and file, not \\; try "images/scenes/belt.svg"',
  ],
  [
    "two services of one id and title",
    "services: services.1",
    exampleService,
    "(warning) services: services: at least 10, as agreed for this site",
    'services: services > entry 2 (Cloud Computing Services) > id: an id of its own; entry 1 of this list has the same; try "cloud-computing-2"',
    "(warning) services: services > entry 2 (Cloud Computing Services) > title: a title of its own; entry 1 of this list has the same",
  ],
  [
    "fewer entries than were agreed",
    "testimonials: testimonials.1",
    { ...exampleQuote, id: 2 },
    "(warning) testimonials: testimonials: at least 5, as agreed for this site",
  ],
  [
    "more dots than there is room for",
    "statistics: statistics.0.value",
    "1,250+",
    "(warning) statistics: statistics > entry 1 (clients) > dotsPerRow: a number of dots that can be drawn in 6 rows; 1,250+ is not; try leaving the field out, which draws a line instead",
  ],
  [
    "a mosaic with holes",
    "landing-pages/web-development: collage.tiles.1",
    { disc: "chai", span: 2, round: true },
    "(warning) landing-pages/web-development: collage > tiles: 24 cells, so that the mosaic has no holes: a small tile fills 1, a large one 4",
  ],
  [
    "a lost line for the editor's help",
    "landing-pages/web-development: $schema",
    undefined,
    '(warning) landing-pages/web-development: $schema: the line that gives editors their help for this file; try "$schema": "../schemas/landing-page.schema.json"',
  ],
  [
    "a landing page without its optional sections",
    "landing-pages/web-development: collage",
    undefined,
  ],
  [
    "a former path that is a page",
    "landing-pages/web-development: meta.formerPaths",
    ["/services", "/websites"],
    "landing-pages/web-development: meta > formerPaths > entry 1: a path that is no page and no other page’s former path; try removing it",
  ],
  [
    "a picture that is not there",
    "landing-pages/web-development: portfolio.items.0.img",
    "images/portfolio/orchid-lne.png",
    'landing-pages/web-development: portfolio > items > entry 1 (Orchid Lane) > img: a picture that lies in content/images/portfolio/ (capital letters count); try "images/portfolio/orchid-lane.png"',
  ],
  [
    "an empty text alternative",
    "home: contact.image.alt",
    "",
    'home: contact > image > alt: What the picture shows, for people who cannot see it. One plain sentence, never a file name.; such as "A camera above a conveyor belt checks mangoes"',
  ],
  [
    "a file name as text alternative",
    "home: contact.image.alt",
    "belt-final_v2.svg",
    "home: contact > image > alt: a description of what the picture shows, not a file name; such as A houseboat on a lake at sunset",
  ],
  [
    "a text alternative that begins with “picture of”",
    "home: contact.image.alt",
    "Picture of a conveyor belt",
    '(warning) home: contact > image > alt: what there is to see; that it is a picture is read aloud anyway; try "A conveyor belt"',
  ],
  [
    "a text alternative that goes on too long",
    "home: contact.image.alt",
    "A belt ".repeat(30).trim(),
    "(warning) home: contact > image > alt: at most 160 characters, it has 209",
  ],
  [
    "a link to a page that does not exist",
    "home: hero.primary.href",
    "/contact",
    'home: hero > primary > href: a page of this site: /, /services, /about-us, /contact-us, /thankyou, /web-development; try "/contact-us"',
  ],
  [
    "a link to a service that does not exist",
    "home: hero.primary.href",
    "/services#cloud-computin",
    'home: hero > primary > href: an anchor of /services: #cloud-computing; try "/services#cloud-computing"',
  ],
  [
    "a link to an anchor on a page that has none",
    "home: hero.primary.href",
    "/about-us#team",
    'home: hero > primary > href: no # at the end: /about-us has no anchor to link to; try "/about-us"',
  ],
  [
    "an anchor without its page, in a text that several pages show",
    "call-to-action: link.href",
    "#contact",
    'call-to-action: link > href: a page before the #, since this text shows on several pages; try "/#contact"',
  ],
  [
    "a path without a slash",
    "call-to-action: link.href",
    "contact-us",
    'call-to-action: link > href: a link: /page of this site, #anchor of the same page, or the whole address of another site, such as https://www.example.com; try "/contact-us"',
  ],
  [
    "a link without a domain",
    "call-to-action: link.href",
    "https://yourcompany",
    'call-to-action: link > href: a link: /page of this site, #anchor of the same page, or the whole address of another site, such as https://www.example.com; such as "/contact-us"',
  ],
  [
    "a mail link",
    "call-to-action: link.href",
    "mailto:hello@yourcompany.com",
    'call-to-action: link > href: a page of this site or of another; phone, e-mail and chat have links of their own on every page, so mailto: is not needed here; such as "/contact-us"',
  ],
  [
    "a placeholder that nothing stands for",
    "services: lead",
    "Ten things {brnd} does.",
    "services: lead: a name of content/site.json in the braces; {brnd} stands for nothing; try {brand}",
  ],
  [
    "two placeholders that nothing stands for",
    "services: lead",
    "{brnd} answers at {fone}.",
    "services: lead: a name of content/site.json in the braces; {brnd} stands for nothing; try {brand}",
    "services: lead: a name of content/site.json in the braces; {fone} stands for nothing; try {phone}",
  ],
  [
    "a brace that is not closed",
    "services: lead",
    "Ten things {brand does.",
    "services: lead: braces in pairs around a name, such as {brand}",
  ],
  [
    "two pairs of braces",
    "services: lead",
    "Ten things {{brand}} does.",
    "services: lead: braces in pairs around a name, such as {brand}",
  ],
  [
    "a placeholder of another text",
    "services: lead",
    "Ten things since {year}.",
    "services: lead: no {year} here: it has a value in other texts only; try plain text",
  ],
  [
    "a placeholder that was lost",
    "interface: form.noScript.lead",
    "Call {call} or write to {mail}.",
    "(warning) interface: form > noScript > lead: {chat} somewhere in this text; visitors miss it otherwise",
  ],
  [
    "a value that site.json lacks, reported there only",
    "site: brand",
    undefined,
    'site: brand: Name of the company.; such as "brand": "Anekora"',
  ],
  [
    "a title that is too long",
    "services: meta.title",
    "Services: web, apps, cloud, AI, security and everything else | {brand}",
    "(warning) services: meta > title: 15 to 60 characters, it has 70; search engines cut the rest",
  ],
  [
    "a description that is too short",
    "services: meta.description",
    "Ten services.",
    "(warning) services: meta > description: 70 to 160 characters, it has 13",
  ],
  [
    "a title that two pages share",
    "services: meta.title",
    "home: a title of its own | {brand}",
    "(warning) services: meta > title: a title of its own; content/home.json has the same",
  ],
  [
    "HTML in a paragraph",
    "services: lead",
    "Ten <b>good</b> things.",
    "services: lead: text without HTML; visitors see <b> as it is written here; try removing it",
  ],
  [
    "formatting that visitors would see",
    "services: navName",
    "The **ten** services",
    "(warning) services: navName: plain text; visitors see ** as it is written here; try removing it",
  ],
  [
    "a bold word without its end",
    "services: lead",
    "Ten **good things.",
    "(warning) services: lead: **bold**, *italics* and [links](/services) with both ends; visitors see ** as it is written here; try removing it",
  ],
  [
    "a link in a paragraph to a page that does not exist",
    "services: lead",
    "Ask for [a price](/contact).",
    'services: lead: a page of this site: /, /services, /about-us, /contact-us, /thankyou, /web-development; try "/contact-us"',
  ],
  [
    "a link in a paragraph without https",
    "services: lead",
    "Read [more](www.wikipedia.org).",
    "services: lead: a link: /page of this site, #anchor of the same page, or the whole address of another site, such as https://www.example.com; try https://www.wikipedia.org",
  ],
  [
    "a line break in a text of one line",
    "services: navName",
    "The ten\nservices",
    "(warning) services: navName: no line break; visitors see a space, or \\n as it is written",
  ],
  [
    "a text that stands in for the real one",
    "services: lead",
    "Lorem ipsum dolor sit amet.",
    "(warning) services: lead: the final text instead of “Lorem ipsum”",
  ],
  [
    "two spaces",
    "services: lead",
    "Ten  things we do.",
    "(warning) services: lead: one space between words, not two",
  ],
];

test.each(cases)("%s", (_mistake, field, value, ...issues) => {
  expect(issuesAfter(field, value)).toEqual(issues);
});
