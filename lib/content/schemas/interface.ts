import { errorBody, visitorErrors } from "@/lib/enquiry/error-codes";
import {
  addedLimits,
  formFields,
  ownField,
  ownFields,
} from "@/lib/enquiry/form-fields";
import { formKinds } from "@/lib/enquiry/form-kinds";
import { oneLine } from "@/lib/enquiry/sanitize";
import {
  choice,
  file,
  group,
  idFor,
  list,
  paragraph,
  positiveInteger,
  text,
  yesOrNo,
} from "./field-types";

const landingSections = [
  "banner",
  "about",
  "services",
  "portfolio",
  "contact",
] as const;

/** Names in a form that no added field can have: `topic` are the buttons above it, and `asked` is a mark in its draft. */
const takenIds = [...formFields.project, "topic", "asked"];
/** The labels in the mail that no added field can have. */
const ownLines = formFields.project.flatMap(
  (id) => ownField(id)?.mailLabel ?? [],
);
const isOwnLine = (label: string) =>
  ownLines.some((own) => own.toLowerCase() === oneLine(label).toLowerCase());

const addedField = group("One field more.", {
  // Every object has a field "constructor".
  id: idFor("the field", "company").refine(
    (id) => !takenIds.includes(id) && !(id in {}),
    {
      error: `an id other than ${takenIds.join(", ")}, constructor, which the forms use`,
    },
  ),
  label: text("Above the field, and in the mail.", "Company")
    .refine((label) => !isOwnLine(label), {
      error: `a label other than ${ownLines.join(", ")}, which the mail has`,
    })
    .refine((label) => oneLine(label).length <= addedLimits.label, {
      error: `at most ${addedLimits.label} characters`,
    }),
  kind: choice(
    "One line, a text of several lines, or one of the choices.",
    ["line", "text", "choice"],
    "choice",
  ),
  choices: list(
    "In order, for a choice.",
    text("One choice.", "Up to 10,000"),
  ).optional(),
  limit: positiveInteger("The most characters that fit.", 120).max(
    addedLimits.value,
    {
      error: `at most ${addedLimits.value}; the mail does not go out otherwise`,
    },
  ),
  forms: list(
    "The forms that have it: “question” is on the contact page, “project” on the home page and the landing pages.",
    choice("One form.", formKinds),
  ),
  required: text(
    "What the field says when it is empty. Left out, the field may be empty.",
    "Company is required",
  ).optional(),
  hint: text(
    "Under the field. A field that may be empty should say so here.",
    "Only if you write for one.",
  ).optional(),
})
  .refine(({ kind, choices }) => (kind === "choice") === Boolean(choices), {
    path: ["choices"],
    error: "choices for the kind “choice”, and for no other",
  })
  .refine(
    ({ choices = [], limit }) => choices.every(({ length }) => length <= limit),
    { path: ["limit"], error: "no less than the longest choice has letters" },
  );

const codes = Object.keys(visitorErrors) as (keyof typeof visitorErrors)[];
const relayTexts = Object.fromEntries(
  codes.map((code) => {
    const { error } = errorBody(code, "subject");
    return [code, text("In place of the mail service’s own words.", error)];
  }),
) as Record<(typeof codes)[number], ReturnType<typeof text>>;

const form = group("Copy of both contact forms.", {
  labels: group("The labels above the fields.", {
    name: text("Above the name.", "Full Name"),
    email: text("Above the e-mail address.", "Email"),
    phone: text("Above the phone number.", "Phone Number"),
    subject: text("Above the subject (second form).", "Subject"),
    message: text("Above the message.", "Message"),
  }),
  errors: group("What a field says when it is not filled in well.", {
    nameRequired: text("No name.", "Full name is required"),
    emailRequired: text("No e-mail.", "Email is required"),
    emailInvalid: text("Not an e-mail address.", "Entered email is invalid"),
    phoneRequired: text("No phone number.", "Phone number is required"),
    phoneInvalid: text("Not a phone number.", "Invalid phone number"),
    subjectRequired: text("No subject.", "Subject is required"),
    messageRequired: text("No message.", "Message is required"),
  }),
  allRequired: text("Under the form’s heading.", "All fields are required."),
  addedFields: list(
    "What the forms ask besides, if anything; it stands before the message, in the form and in the mail.",
    addedField,
    { max: addedLimits.fields },
  )
    .refine(hasOwnLabels, { error: "a label of its own for each field" })
    .optional(),
  phoneHint: text(
    "Under the number: what the rule in “accepts” of site.json takes.",
    "Ten digits, without +91.",
  ),
  promise: text("Beside the button.", "We reply within one working day."),
  submit: text("The button that sends.", "Send Message"),
  subject: text(
    "Subject of the mail that the form on the contact page sends to you.",
    "Contact Form Submission - {brand}",
  ).refine((subject) => oneLine(subject).length <= ownFields.subject.limit, {
    error: `at most ${ownFields.subject.limit} characters; the mail does not go out otherwise`,
  }),
  draft: group("When the browser kept what a visitor had typed.", {
    kept: text("The text is back.", "We kept what you typed last time."),
    clear: text("The button that empties the form.", "Clear the form"),
  }),
  chat: text("The text of the link that replaces {chat}.", "chat on WhatsApp"),
  noScript: group("In place of the form in a browser without JavaScript.", {
    heading: text("In bold.", "This form needs JavaScript."),
    lead: text("Other ways to you.", "Call {call}, mail {mail}, or {chat}."),
  }),
  failed: group("Stays above the button after a message could not be sent.", {
    heading: text("In bold.", "Your message is still here."),
    lead: text("What to do now.", "Try again, {call}, {mail} or {chat}."),
    uncertain: text("If it may be sent.", "Ask by {call}, {mail}, {chat}."),
  }),
  limit: text("A text is too long.", "At most {limit} characters."),
  sendAgain: text("A person seemed a program.", "Please press again."),
  toasts: group("Short messages at the bottom of the screen after sending.", {
    success: text("The message went out.", "Email sent successfully"),
    emptyError: text("No reason was given.", "It gave no reason."),
    offline: text("No internet.", "You are offline. Nothing was sent."),
    network: text("No connection.", "No connection ({exception message})."),
    timeout: text("No answer for 30 s.", "The mail service did not answer."),
    status: text("The service failed.", "The mail service failed ({code})."),
    tooMany: text("The service asks to wait.", "Please wait a few minutes."),
    statusUncertain: text(
      "An error that the mail service does not explain, so it may have gone out.",
      "The connection broke off (status {code}).",
    ),
    notJson: text("An unreadable answer.", "Not read ({exception message})."),
    relay: group("The errors of the mail service in your words.", relayTexts),
    list: text(
      "All messages, read aloud, with the keys that lead to them.",
      "Notifications alt+T",
    ),
    dismiss: text("The button that closes a message.", "Dismiss"),
  }),
});

function hasOwnLabels(fields: { label: string }[]) {
  const labels = fields.map(({ label }) => oneLine(label).toLowerCase());
  return new Set(labels).size === labels.length;
}

export const interfaceSchema = file(
  "Copy of the controls that every page shares: menu, forms, messages. Several texts are agreed with the client; change them with care.",
  {
    skipLink: text("First link of every page.", "Skip to content"),
    newTab: text("Read aloud after links to new tabs.", "(opens in a new tab)"),
    loading: text("While something is on its way.", "Loading..."),
    navigation: group("Menus and the header.", {
      main: text("Name of the main menu, read aloud.", "Main"),
      landing: text("Menu of a landing page, read aloud.", "Page sections"),
      openMenu: text("Opens the menu on phones, read aloud.", "Open menu"),
      closeMenu: text("Closes it, read aloud.", "Close menu"),
      menu: text("Heading of the opened menu.", "Menu"),
      call: text("The button that calls you.", "Let's Talk"),
      chat: text("The round button, if any, read aloud.", "Chat on WhatsApp"),
      logoLabel: text("The logo, read aloud.", "{brand}, home page"),
    }),
    landingLinks: list(
      "The menu of the landing pages, in this order.",
      group("One link of the menu.", {
        label: text("The text of the link.", "About Us"),
        section: choice("The section it leads to.", landingSections, "about"),
        footer: yesOrNo("Whether the footer shows it too.", true),
      }),
    ),
    footer: group("Headings of the footer’s columns.", {
      quickLinks: text("Above the links.", "Quick links"),
      talk: text("Above phone, e-mail and address.", "Talk to us"),
    }),
    privacyLinks: group("The links that open the dialog on privacy.", {
      footer: text("In the footer.", "Privacy"),
      form: text("Under a form.", "Privacy: what we ask and why"),
    }),
    consent: group(
      "The question before scripts of lib/site/other-scripts.ts that need consent. Left out, there are none.",
      {
        heading: text("Heading, and name for readers.", "May others count?"),
        question: paragraph("From whom, and for what.", "[Why](#privacy)."),
        agree: text("The button that agrees.", "Yes, count me"),
        refuse: text("The button that refuses, beside it.", "No, do not"),
      },
    ).optional(),
    closeDialog: text("The button that closes a dialog, read aloud.", "Close"),
    case: group("Headings and links of a project’s case.", {
      problem: text("Above the problem.", "The problem"),
      solution: text("Above what was done.", "What we did"),
      time: text("Beside the duration.", "Time"),
      madeWith: text("Beside languages and tools.", "Made with"),
      story: text("Heading of the case told at length.", "How it went"),
      read: text("The link from a quote to its case.", "Read the case"),
      next: text("Before the name of the next project.", "Next"),
      ask: text("The button to the form.", "Something like this? Ask us"),
      subject: text("The subject that it fills in.", "Something like {title}"),
    }),
    motion: group("The button that stops moving pictures, read aloud.", {
      pause: text("While they move.", "Pause animation"),
      play: text("While they stand still.", "Play animation"),
    }),
    carousel: group("The testimonials and their buttons, read aloud.", {
      kind: text("What they are.", "carousel"),
      slideKind: text("What one of them is.", "slide"),
      pause: text("Stops them from turning by themselves.", "Pause autoplay"),
      start: text("Lets them turn again.", "Start autoplay"),
      previous: text("One back.", "Previous slide"),
      next: text("One on.", "Next slide"),
      slide: text("Name of a slide.", "{index} of {count}"),
    }),
    loadError: group("When a part of a page could not be loaded.", {
      text: text("What happened.", "This part did not load."),
      retry: text("The button that tries again.", "Load again"),
      reload: text("The button if that failed.", "Reload the page"),
    }),
    form,
  },
).meta({
  promises: "form > promise: how soon you reply",
  shownAt: "home#contact",
});
