import { group, list, oneOf, schemaLine, words, yesOrNo } from "./parts";

const links = ["call", "mail", "chat"] as const;
const errors = "The message beneath a field";

export const landingSections = [
  "banner",
  "about",
  "services",
  "portfolio",
  "contact",
] as const;

const form = group("Words of both contact forms.", {
  labels: group("The words above the fields.", {
    name: words("Above the name.", "Full Name"),
    email: words("Above the e-mail address.", "Email"),
    phone: words("Above the phone number.", "Phone Number"),
    subject: words("Above the subject (second form).", "Subject"),
    message: words("Above the message.", "Message"),
  }),
  errors: group("What a field says when it is not filled in well.", {
    nameRequired: words(`${errors}: no name.`, "Full name is required"),
    emailRequired: words(`${errors}: no e-mail.`, "Email is required"),
    emailInvalid: words(
      `${errors}: not an e-mail address.`,
      "Entered email is invalid",
    ),
    phoneRequired: words(
      `${errors}: no phone number.`,
      "Phone number is required",
    ),
    phoneInvalid: words(`${errors}: not ten digits.`, "Invalid phone number"),
    subjectRequired: words(`${errors}: no subject.`, "Subject is required"),
    messageRequired: words(`${errors}: no message.`, "Message is required"),
  }),
  allRequired: words(
    "The line under the form’s heading.",
    "All fields are required.",
  ),
  phoneHint: words(
    "The hint under the phone number.",
    "Ten digits, without +91.",
  ),
  promise: words(
    "Beside the button: when you answer and what the details are for.",
    "We reply within one working day.",
  ),
  submit: words("The button that sends.", "Send Message"),
  subject: words(
    "Subject of the mail that the form on the contact page sends to you.",
    "Contact Form Submission - {brand}",
  ),
  draft: group("When the browser kept what a visitor had typed.", {
    kept: words(
      "Says that the words are back.",
      "We kept what you typed last time.",
    ),
    clear: words("The button that empties the form.", "Clear the form"),
  }),
  chat: words(
    "The words of the link that stands where a text says {chat}.",
    "chat on WhatsApp",
  ),
  noScript: group("In place of the form in a browser without JavaScript.", {
    lead: words("In bold.", "This form needs JavaScript."),
    text: words(
      "Other ways to reach you. {call}, {mail} and {chat} become links.",
      "Call {call}, write to {mail}, or {chat}.",
      links,
    ),
  }),
  failed: group("Stays above the button after a message could not be sent.", {
    lead: words("In bold.", "Your message is still here."),
    text: words(
      "What to do now. {call}, {mail} and {chat} become links.",
      "Try again, or call {call}, write to {mail}, or {chat}.",
      links,
    ),
  }),
  limit: words(
    "When a text is longer than the mail service takes. {limit} is the number of letters.",
    "Please keep this under {limit} characters.",
    ["limit"],
  ),
  toasts: group("Short notes at the bottom of the screen after sending.", {
    success: words("The message went out.", "Email sent successfully"),
    emptyError: words(
      "The mail service refused without a reason.",
      "The mail service refused the message and gave no reason.",
    ),
    network: words(
      "No connection. {exception message} is the browser’s own reason.",
      "We could not reach the mail service ({exception message}).",
      ["exception message"],
    ),
    timeout: words(
      "No answer in 30 seconds.",
      "The mail service did not answer within 30 seconds.",
    ),
    status: words(
      "The mail service failed. {code} is its error number.",
      "The mail service answered with an error (status {code}).",
      ["code"],
    ),
    notJson: words(
      "The answer made no sense. {exception message} is the reason.",
      "The mail service sent an answer we could not read ({exception message}).",
      ["exception message"],
    ),
    dismiss: words("The button that closes a note.", "Dismiss"),
  }),
});

/** Words of the controls that every page shares: menu, forms, messages. */
export const interfaceSchema = group(
  "Words of the controls that every page shares: menu, forms, messages. Several are agreed with the client; change them with care.",
  {
    ...schemaLine,
    skipLink: words(
      "First link of every page, for people who use a keyboard.",
      "Skip to content",
    ),
    newTab: words(
      "Read aloud after links that open a new tab.",
      "(opens in a new tab)",
    ),
    loading: words("While something is on its way.", "Loading..."),
    navigation: group("Menus and the header.", {
      main: words("Name of the main menu, read aloud.", "Main"),
      landing: words(
        "Name of a landing page’s menu, read aloud.",
        "Page sections",
      ),
      openMenu: words(
        "The button that opens the menu on phones, read aloud.",
        "Open menu",
      ),
      closeMenu: words("The button that closes it, read aloud.", "Close menu"),
      menu: words("Heading of the opened menu.", "Menu"),
      call: words("The button that calls you.", "Let's Talk"),
      chat: words(
        "The round button for messages, read aloud.",
        "Chat on WhatsApp",
      ),
      logoLabel: words("The logo, read aloud.", "{brand}, home page"),
    }),
    landingLinks: list(
      "The menu of the landing pages, in this order.",
      group("One link of the menu.", {
        label: words("The words of the link.", "About Us"),
        section: oneOf("The section it leads to.", landingSections, "about"),
        footer: yesOrNo("Whether the footer shows it too.", true),
      }),
    ),
    footer: group("Headings of the footer’s columns.", {
      quickLinks: words("Above the links.", "Quick links"),
      talk: words("Above phone and e-mail.", "Talk to us"),
      visit: words("Above the address.", "Visit"),
    }),
    social: group("Names of the social networks, read aloud.", {
      facebook: words("Name of the network.", "Facebook"),
      twitter: words("Name of the network.", "Twitter"),
      linkedin: words("Name of the network.", "LinkedIn"),
      instagram: words("Name of the network.", "Instagram"),
      whatsapp: words("Name of the network.", "WhatsApp"),
    }),
    motion: group("The button that stops moving pictures, read aloud.", {
      pause: words("While they move.", "Pause animation"),
      play: words("While they stand still.", "Play animation"),
    }),
    carousel: group("Buttons of the testimonials, read aloud.", {
      pause: words("Stops them from turning by themselves.", "Pause autoplay"),
      start: words("Lets them turn again.", "Start autoplay"),
      previous: words("One back.", "Previous slide"),
      next: words("One on.", "Next slide"),
      slide: words(
        "Name of a slide. {index} is its number, {count} how many there are.",
        "{index} of {count}",
        ["index", "count"],
      ),
    }),
    pageError: group("When a page or a part of it could not be loaded.", {
      heading: words("Heading.", "This page did not load"),
      text: words(
        "What happened.",
        "Your connection may have dropped for a moment.",
      ),
      retry: words("The button that tries again.", "Load again"),
      reload: words(
        "The button that loads the whole page again.",
        "Reload the page",
      ),
      part: words(
        "When only a part is missing.",
        "This part of the page did not load.",
      ),
      home: words("Link to the home page.", "Back to home"),
    }),
    form,
  },
);
