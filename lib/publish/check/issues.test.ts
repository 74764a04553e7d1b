import { discs, networks, surfaces } from "@/lib/content/enums";
import { mainRoutes, pagePath } from "@/lib/content/pages";
import { hrefExpected } from "@/lib/content/schemas/field-types";
import {
  exampleFiles,
  issueLine,
  issuesAfter,
  issuesWith,
} from "@/lib/publish/check/testing/example";

const files = exampleFiles();
const paths = [
  ...mainRoutes.map(({ path }) => path),
  "/web-development",
  "/terms",
].join(", ");
const services = pagePath("services");
const [disc] = Object.keys(discs);
const [network] = Object.keys(networks);
const firstNetwork = `site: social > entry 1 (${network})`;
const [exampleService] = JSON.parse(files.get("services") ?? "").services;

const [exampleField] = JSON.parse(files.get("interface") ?? "").form
  .addedFields;

const pictureExpected =
  "a picture below content/images with a name of plain letters, digits, hyphens and dots, which ends in .jpg, .png, .webp, .avif, .gif, .tiff or .svg; export a HEIC photo as JPEG";

const trunkZero =
  "a number without the 0 that only callers at home dial: after the plus sign or wa.me/ comes the country’s code, then the rest; few countries, such as Italy, keep it";

const takenPath = (entry: number) =>
  `landing-pages/web-development: meta > formerPaths > entry ${entry}: a path that is no page, no file of the site and no other page’s former path`;

/** Each key is a mistake, with a changed field and the issues that follow. */
const cases: Record<string, [change: object, ...issues: string[]]> = {
  "a frame that is a page": [
    { "site: frames.0": "https://www.youtube-nocookie.com/embed/x" },
    'site: frames > entry 1: https:// and the name of the site alone, without a path, in small letters; such as "https://www.youtube-nocookie.com"',
  ],
  "a frame that the privacy notice does not name": [
    { "privacy: topics.0.description": "Twelve months." },
    "(warning) site: frames > entry 1: a site that content/privacy.json names too, as by {frames.0}; it learns the visitors’ IP addresses",
  ],
  "a project that no landing page has": [
    { "home: work.projects.0": "orchid-lan" },
    'home: work > projects > entry 1: the id of a project of a published landing page: orchid-lane; try "orchid-lane"',
  ],
  "a quote and a logo of a project without a case": [
    {
      "testimonials: testimonials.0.case": "orchid-lane",
      "landing-pages/web-development: portfolio.items.0.case": undefined,
    },
    "clients: clients > entry 1 (Orchid Lane) > case: the id of a project with a case of a published landing page: none has one",
    "testimonials: testimonials > entry 1 (Meera Raghavan) > case: the id of a project with a case of a published landing page: none has one",
  ],
  "lists without entries whose sections are left out": [
    { "testimonials: testimonials": [], "statistics: statistics": [] },
  ],
  "a list without entries in a section that may be left out": [
    {
      "landing-pages/web-development: portfolio.items": [],
      "home: work": undefined,
      "clients: clients": [],
      "testimonials: testimonials": [],
    },
    "landing-pages/web-development: portfolio > items: at least 1 in this list; it has 0",
  ],
  "a list without entries that is left out": [
    { "statistics: statistics": undefined, "site: sample": undefined },
  ],
  "links to sections that are left out": [
    {
      "landing-pages/web-development: portfolio": undefined,
      "clients: clients.0.case": undefined,
      "testimonials: testimonials.0.case": undefined,
      "home: work.projects": ["orchid-lane"],
      "statistics: statistics": undefined,
      "services: lead": `See [our numbers](${pagePath("about-us")}#statistics).`,
    },
    "home: work > projects > entry 1: the id of a project of a published landing page: none has one",
    "home: work > links > entry 1 (All websites) > href: a section that /web-development has; the content leaves “portfolio” out",
    `services: lead: a section that ${pagePath("about-us")} has; the content leaves “statistics” out`,
  ],
  "a site without networks and chat, and texts that name one": [
    {
      "site: social": [],
      "site: chat": undefined,
      "interface: form.noScript.lead": "Call {call} or write to {mail}.",
      "interface: form.failed.lead": "Call {call}, or write to {mail}.",
    },
    "interface: form > failed > uncertain: no {chat}: content/site.json names no network as “chat”",
    "thankyou: now > lead: no {chat}: content/site.json names no network as “chat”",
  ],
  "a chat that is none of the networks": [
    { "site: social": [] },
    "site: chat: a network of “social”, or no “chat” at all",
  ],
  "a network without a drawing": [
    { "site: social.0.name": "no-such-network" },
    `site: social > entry 1 (no-such-network) > name: a network with a drawing in content/brand/drawings/networks: ${Object.keys(networks).join(", ")}; such as "${network}"`,
  ],
  "a path of another script, while links have the old one": [
    {
      "landing-pages/web-development: path": "/شبكة-مواقع",
      "call-to-action: link.href": "/web-development",
    },
    expect.stringMatching(/^call-to-action.*; try "\/شبكة-مواقع"$/),
    expect.stringMatching(/^home.*; try "\/شبكة-مواقع#portfolio"$/),
  ],
  "a path that another page has": [
    { "landing-pages/web-development: path": services },
    expect.stringMatching(/^home: work > links/),
    "landing-pages/web-development: path: a path that is no page, no file of the site and no other page’s former path",
  ],
  "a path of which the site has a file": [
    { "landing-pages/web-development: path": "/robots" },
    expect.stringMatching(/^home: work > links/),
    "landing-pages/web-development: path: a path that is no page, no file of the site and no other page’s former path",
  ],
  "a placeholder without a value in an address of the site": [
    { "site: email": "{mial}" },
    "site: email: a name of content/site.json in the braces; {mial} stands for nothing",
  ],
  "a phone link with spaces": [
    { "site: phone.link": "+91 98765 43210" },
    'site: phone > link: a plus sign and 8 to 15 digits from 0 to 9, or the digits of the number that is shown, without spaces; try "+919876543210"',
  ],
  "a phone number with a space that cannot be seen as another": [
    { "site: phone.shown": "+91\u00a000000 00000" },
    'site: phone > shown: a phone number: digits from 0 to 9, spaces, hyphens and brackets, with a plus sign in front; try "+91 00000 00000"',
  ],
  "a phone number with the zero that callers from abroad leave out": [
    { "site: phone": { shown: "080 4567 8901", link: "+918045678901" } },
  ],
  "a short number that nobody can dial from abroad": [
    { "site: phone": { shown: "13 12 34", link: "131234" } },
  ],
  "a toll-free number": [
    { "site: phone": { shown: "0800 123 4567", link: "08001234567" } },
  ],
  "a link without a plus sign that calls another number": [
    { "site: phone": { shown: "1800 123 4567", link: "8001234567" } },
    "site: phone > link: the same digits as the number that is shown, 1800 123 4567",
  ],
  "numbers with the zero that only callers at home dial": [
    {
      "site: phone": { shown: "053 217 468", link: "+66053217468" },
      "site: social.0.url": "https://wa.me/0812345678",
    },
    `(warning) site: phone > link: ${trunkZero}`,
    `(warning) ${firstNetwork} > url: ${trunkZero}`,
  ],
  "a number whose country keeps its zero": [
    { "site: phone": { shown: "+39 06 1234 5678", link: "+390612345678" } },
  ],
  "numbers of a country whose code ends with a zero": [
    {
      "site: phone": { shown: "010 1234 5678", link: "+201012345678" },
      "site: social.0.url": "https://wa.me/201012345678",
    },
  ],
  "a phone link that calls another number": [
    { "site: phone.link": "+919876543211" },
    "site: phone > link: the same digits as the number that is shown, +91 00000 00000",
  ],
  "a name that contains its own placeholder": [
    { "site: brand": "{brand} Limited" },
    "site: brand: a text that does not name itself by {brand}",
  ],
  "a line break in the name that mails come from": [
    { "site: senderLabel": "{brand}\nWebsite" },
    "site: senderLabel: one line of at most 200 characters, none of them invisible, also in the values that it names; no mail goes out otherwise",
  ],
  "two services of one id": [
    { "services: services.1": exampleService },
    "services: services > entry 2 (Cloud Computing Services) > id: an id of its own; entry 1 of this list has the same",
  ],
  "former paths of pages and files of the site, beside those of an older one": [
    {
      "landing-pages/web-development: meta.formerPaths": [
        ...[services, `${services}.html`, services.toUpperCase()],
        ..."/send-email /img /.nojekyll /websites /websites.html /index.php /about.asp".split(
          " ",
        ),
      ],
    },
    ...[1, 2, 3, 4, 5, 6].map(takenPath),
  ],
  "a project that does not exist, beside an error of another file": [
    { "privacy: lead": 5, "home: work.projects.0": "x" },
    "home: work > projects > entry 1: the id of a project of a published landing page: orchid-lane",
    'privacy: lead: a text in quotation marks; try "5"',
  ],
  "texts that an older version could leave out": [
    {
      "interface: carousel.slideKind": undefined,
      "interface: form.failed": undefined,
      "services: menu": undefined,
    },
    'interface: carousel > slideKind: What one of them is.; such as "slideKind": "slide"',
    'interface: form > failed: Stays above the button after a message could not be sent.; such as "failed": {"heading":"Your message is still here.","lead":"Try again, {call}, {mail} or {chat}.","uncertain":"Ask by {call}, {mail}, {chat}."}',
    'services: menu: Link in the main menu, short.; such as "menu": "Services"',
  ],
  "a menu on the page for paths that do not exist": [
    { "not-found: menu": "Lost" },
    "not-found: menu: no field beside $schema, meta, heading, lead, links",
  ],
  "HTML in a text": [
    { "about-us: lead": "Ten <b>good</b> things." },
    "about-us: lead: text without HTML; visitors see <b> as it is written here",
  ],
  "an added field that no mail can carry, in letters of any size": [
    {
      "interface: form.addedFields.0.label": "phone number",
      "interface: form.addedFields.0.limit": 5,
    },
    "interface: form > addedFields > entry 1 (phone number) > label: a label other than Name, Email, Phone Number, Message, which the mail has",
    "interface: form > addedFields > entry 1 (phone number) > limit: no less than the longest choice has letters",
  ],
  "links to a project's case, a section, and a form with a subject": [
    {
      "home: hero.primary.href": "/web-development#case-orchid-lane",
      "home: hero.secondary.href": `${pagePath("about-us")}#process`,
      "call-to-action: link.href": "/?subject=Fixed+scope#contact",
    },
  ],
  "marks of Markdown that visitors see": [
    {
      "about-us: lead": "(Ten things)[/services] we do.",
      "home: services.lead": "From ₹5,000*, or **all of it* from ₹9,000",
      "services: menu": "**Bold**",
    },
    ...["about-us: lead", "home: services > lead", "services: menu"].map(
      (place) => expect.stringMatching(`^.warning. ${place}: .*visitors see a`),
    ),
  ],
  "a list and footnotes with asterisks": [
    { "services: lead": "* 2 ** 3 from ₹5,000*, or ₹6,000**\n**Without tax" },
  ],
  "two unknown placeholders and one of another text": [
    { "services: lead": "{brnd} answers at {fone} since {year}." },
    "services: lead: a name of content/site.json in the braces; {brnd} stands for nothing; try {brand}",
    "services: lead: a name of content/site.json in the braces; {fone} stands for nothing",
    "services: lead: no {year} here: it has a value in other texts only",
  ],
  "a placeholder that was lost": [
    { "interface: form.noScript.lead": "Call {call} or write to {mail}." },
    "(warning) interface: form > noScript > lead: {chat} somewhere in this text; visitors miss it otherwise",
  ],
  "a name of a group that site.json leaves out": [
    {
      "site: callCentre": undefined,
      "services: lead": "Ask {callCentre.name}.",
    },
    "services: lead: a name of content/site.json in the braces; {callCentre.name} stands for nothing",
  ],
  "a name of a group that lacks it, reported there only": [
    {
      "site: callCentre.name": undefined,
      "services: lead": "Ask {callCentre.name}.",
    },
    'site: callCentre > name: Name of the product.; such as "name": "Anekora Voice Desk"',
  ],
  "a value that site.json lacks, reported there only": [
    { "site: brand": undefined },
    'site: brand: Name of the company.; such as "brand": "Anekora"',
  ],
  "characters that the font lacks, once for the site and in words alone": [
    {
      "services: lead": "Ten 数 things.",
      "home: services.lead": "ท",
    },
    "(warning) home: services > lead: characters that the site’s font has; from here on the content has ท 数, which each device shows in a font of its own, and a social card leaves their text out",
  ],
  "an English way to write a thousand in Spanish": [
    {
      "site: locale": "es-ES",
      "statistics: statistics.0.value": "1,250",
    },
    "statistics: statistics > entry 1 (clients) > value: a number as es-ES writes it, such as 12.500+ or 99,9 %",
  ],
  "a statistic where the locale is wrong": [
    {
      "site: locale": "pt_BR",
      "statistics: statistics.0.value": "1.250+",
    },
    "site: locale: a language and a country, such as en-GB",
  ],
  "a statistic in the digits of another script": [
    { "statistics: statistics.0.value": "१२०" },
    'statistics: statistics > entry 1 (clients) > value: a number above 0 of at most 12 characters that starts with a digit from 0 to 9, such as 120+; try "120"',
  ],
  "figures in Arabic digits": [
    {
      "site: phone": { shown: "٠١٠ ١٢٣٤ ٥٦٧٨", link: "+٢٠١٠١٢٣٤٥٦٧٨" },
      "about-us: team.roles.0.seats": "٩",
      "about-us: meta.updated": "٢٠٢٦-١١-٢٠",
    },
    'about-us: meta > updated: a day of the calendar as year-month-day in digits from 0 to 9, such as 2026-11-20; try "2026-11-20"',
    "about-us: team > roles > entry 1 (Design) > seats: a number without quotation marks; try 9",
    'site: phone > shown: a phone number: digits from 0 to 9, spaces, hyphens and brackets, with a plus sign in front; try "010 1234 5678"',
    'site: phone > link: a plus sign and 8 to 15 digits from 0 to 9, or the digits of the number that is shown, without spaces; try "+201012345678"',
  ],
  "brackets in a link to a chat: without the space it opens none": [
    { "site: social.0.url": "https://wa.me/(51) 99876-5432" },
    `${firstNetwork} > url: a web address without spaces; such as "https://wa.me/910000000000"`,
  ],
  "hyphens in a link to a chat": [
    { "site: social.0.url": "https://wa.me/5551-99876-5432" },
    `${firstNetwork} > url: digits from 0 to 9 alone behind wa.me/, which begin with the country’s code; such as "https://wa.me/910000000000"`,
  ],
  "a link to a chat by a code of its own": [
    { "site: social.0.url": "https://wa.me/message/ABC123" },
  ],
  "an added field that every object has": [
    { "interface: form.addedFields.0.id": "constructor" },
    "interface: form > addedFields > entry 1 (Company) > id: an id other than name, email, phone, subject, message, topic, asked, constructor, which the forms use",
  ],
  "two added fields of one label": [
    {
      "interface: form.addedFields": [
        exampleField,
        { ...exampleField, id: "another", label: "COMPANY" },
      ],
    },
    "interface: form > addedFields: a label of its own for each field",
  ],
  "a name with a space at the end, reported there only": [
    { "site: brand": "Mango " },
    'site: brand: a text without a space or an invisible character in front or at the end; try "Mango"',
  ],
  "a line break in a paragraph": [{ "services: lead": "Ten things\nwe do." }],
  "links that lead nowhere": [
    {
      "call-to-action: link.href": "#contact",
      "home: hero.primary.href": "/nowhere-at-all",
      "home: work.links.0.href": "https://yourcompany",
      "not-found: links.0.href": "mailto:hello@yourcompany.com",
      "services: lead": "Ask for [a price](/nowhere-at-all).",
      "thankyou: links.0.href": `${services}\u200b`,
    },
    "call-to-action: link > href: a page before the #, since this text shows on several pages",
    `home: hero > primary > href: a page of this site: ${paths}`,
    `home: work > links > entry 1 (All websites) > href: ${hrefExpected}`,
    `not-found: links > entry 1 (Back to home) > href: ${hrefExpected}`,
    `services: lead: a page of this site: ${paths}`,
    `thankyou: links > entry 1 (Back to home) > href: a page of this site: ${paths}; try "${services}"`,
  ],
  "pictures that no page can show": [
    {
      "clients: clients.0.image.src": "C:\\Users\\Priya\\Desktop\\belt.svg",
      "contact-us: map.image.src": "images/scenes/belt.heic",
      "home: contact.image.src": "images/scenes/my belt.svg",
      "home: contact.image.alt": "belt-final_v2.svg",
      "landing-pages/web-development: portfolio.items.0.img":
        "images/portfolio/orchid-lne.png",
    },
    `clients: clients > entry 1 (Orchid Lane) > image > src: ${pictureExpected}; such as "images/clients/orchid-lane.svg"`,
    `contact-us: map > image > src: ${pictureExpected}; such as "images/scenes/map.svg"`,
    `home: contact > image > src: ${pictureExpected}; such as "images/scenes/belt.svg"`,
    'home: contact > image > alt: a description of what the picture shows in words, not a file name; such as "A camera above a conveyor belt checks mangoes"',
    'landing-pages/web-development: portfolio > items > entry 1 (Orchid Lane) > img: a picture that lies in content/images/portfolio/ (capital letters count); try "images/portfolio/orchid-lane.png"',
  ],
  "a picture in words of a script without spaces": [
    {
      "home: contact.image.alt": "กล้องตรวจมะม่วงบนสายพาน",
      "site: locale": "th-TH",
    },
  ],
  "values that do not fit their fields": [
    {
      "call-to-action: link.title": "Contact us",
      "about-us: meta.updated": "2569-11-29",
      "home: meta.updated": "2026-02-31",
      "landing-pages/web-development: meta.draft": "False",
      "landing-pages/web-development: collage.tiles.0.disc": disc,
      "process: steps": Array(5).fill({ title: "Step", description: "Text." }),
      "services: lead": "",
      "services: services.0.iconSurface": "neell",
      "services: services.0.price": "Rs 5000",
      "services: services.0.desc": undefined,
      "statistics: statistics.0.stepMs": 100000,
    },
    "about-us: meta > updated: a day that is not in the future, with its year of the common era, such as 2026-11-20",
    "call-to-action: link > title: no field beside label, href",
    "home: meta > updated: a day of the calendar as year-month-day in digits from 0 to 9, such as 2026-11-20",
    "landing-pages/web-development: meta > draft: true or false, without quotation marks; try false",
    "landing-pages/web-development: collage > tiles > entry 1: exactly one of the fields disc, image",
    "process: steps: at most 4 in this list; it has 5",
    'services: lead: The sentence or two beside the heading. May hold **bold**, *italics*, [links](/services) and line breaks.; such as "Ten things we do for businesses."',
    'services: services > entry 1 (Cloud Computing Services) > desc: The service in one sentence.; such as "desc": "Servers that grow on busy days and cost less on quiet ones."',
    `services: services > entry 1 (Cloud Computing Services) > iconSurface: one of ${Object.keys(surfaces).join(", ")}; try "neel"`,
    "services: services > entry 1 (Cloud Computing Services) > price: one of the fields desc, landingPageLink, productLink",
    "statistics: statistics > entry 1 (clients) > stepMs: at most 1000, which is one second",
  ],
  "a service under the name of another part of its page": [
    { "services: services.0.id": "menu" },
    "services: services > entry 1 (Cloud Computing Services) > id: another word: the page has this anchor for something else",
  ],
  "titles that search engines cut, or cannot tell apart": [
    {
      "about-us: meta.title": `${"か\u3099".repeat(30)}。`,
      "contact-us: meta.title": "home: a title of its own | {brand}",
      "thankyou: meta.title": "Sixty".repeat(12),
      "services: meta.title":
        "Services: web, apps, cloud, AI, security and everything else | {brand}",
    },
    "(warning) about-us: meta > title: 15 to 60 characters, it is as wide as 62; search engines cut the rest",
    "(warning) about-us: meta > title: characters that the site’s font has; from here on the content has が, which each device shows in a font of its own, and a social card leaves their text out",
    "contact-us: meta > title: a title of its own; content/home.json has the same",
    "home: meta > title: a title of its own; content/contact-us.json has the same",
    "(warning) services: meta > title: 15 to 60 characters, it is as wide as 70; search engines cut the rest",
  ],
};

test.each(Object.entries(cases))("%s", (_mistake, [change, ...issues]) => {
  expect(issuesAfter(change)).toEqual(issues);
});

test.each([
  "\ufeffTen things",
  ...[
    ..."\ufeff\u2028\u2060\u200b\u00ad\u200e\u202e\ud83d",
    "\u00a0\u00a0",
  ].map((character) => `Ten ${character} things`),
])("an invisible character is named as one: %j", (lead) => {
  expect(issuesAfter({ "services: lead": lead })).toEqual([
    expect.stringContaining("an invisible character"),
  ]);
});

test.each([
  ["en-IN", "👩🏽\u200d💻 ❤️\u200d🔥"],
  ["fa-IR", "می\u200cخواهم"],
  ["hi-IN", "क्\u200dष"],
  ["th-TH", "คุ้ม\u2060ค่า\u200bมาก"],
  ["he-IL", "\u200e+972 3 000 0000"],
])("what %s needs between its letters is no mistake: %s", (locale, lead) => {
  const issues = issuesAfter({
    "site: locale": locale,
    "services: lead": lead,
  });
  expect(issues.join()).not.toContain("invisible");
});

test.each([
  ["th-TH", "เเละ", "mark once"],
  ["th-TH", "ที่่ดี", "mark once"],
  ["th-TH", "ดี ่มาก", "mark once"],
  ["th-TH", "ºÃÔ¡ÒÃ", "UTF-8"],
  ["th-TH", "Café déjà vu และ น้ำ *️⃣", undefined],
  ["is-IS", "þýðing «déjà vu» ··········", undefined],
  ["hi-IN", "{brand}ों क़्या **निशा** राव", undefined],
  ["vi-VN", "ở Đường e\u0302\u0301", undefined],
])(
  "in %s, %j is a typing mistake as it should be",
  (locale, lead, expected) => {
    const change = { "site: locale": locale, "services: lead": lead };
    const found = issuesAfter(change).filter((line) => !/font has/.test(line));
    expect(found).toEqual(expected ? [expect.stringContaining(expected)] : []);
  },
);

test("a link or project of a draft on a published page is an error", () => {
  const draft = files.get("landing-pages/web-development") ?? "";
  const issues = issuesWith({
    "landing-pages/another": draft
      .replace('"id": "orchid-lane"', '"id": "roadbook"')
      .replaceAll('"landing-page: ', '"another: '),
    "landing-pages/web-development": draft.replace(
      '"draft": false',
      '"draft": true',
    ),
  }).filter(({ severity }) => severity === "error");
  expect(issues.map(issueLine)).toEqual([
    "clients: clients > entry 1 (Orchid Lane) > case: the id of a project with a case of a published landing page: roadbook",
    "home: work > projects > entry 1: the id of a project of a published landing page: roadbook",
    "home: work > links > entry 1 (All websites) > href: a page that is published; content/landing-pages/web-development.json is a draft, and content/home.json is none",
    "testimonials: testimonials > entry 1 (Meera Raghavan) > case: the id of a project with a case of a published landing page: roadbook",
  ]);
});
