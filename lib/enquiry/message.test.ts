import { fieldCopy } from "@/lib/enquiry/testing/field-copy";
import {
  type FieldCopy,
  type FieldValues,
  formFields,
  listFields,
} from "./form-fields";
import { buildMessage, chatUrl, findEmail, mailtoUrl } from "./message";

const messageDefaults = {
  to: "hello@example.test",
  senderLabel: "Example Website",
  subject: "Contact Form Submission - Example",
};

const filled = {
  name: "Devika Rao",
  email: "devika@example.in",
  phone: "9800000000",
  message: "We run four clinics.\nMay we call?",
};

const sentMessage = (
  change: FieldValues,
  addedFields?: FieldCopy["addedFields"],
) => {
  const fields = listFields("project", { ...fieldCopy, addedFields });
  return buildMessage({ ...filled, ...change }, messageDefaults, fields);
};

test.each([
  ["typed", " Counting mangoes ", "Counting mangoes"],
  ["with unseen marks", "Soft\u00adware \u200b\u{e0041}\u3164a", "Software a"],
  ["with a forged header", "Hi\r\nBcc: all@b.in", "Hi Bcc: all@b.in"],
])("a subject %s is sent on one line as read", (_what, subject, sent) => {
  expect(sentMessage({ subject }).subject).toBe(sent);
});

test.each([
  ["blanks around it", "  Devika Rao ", "Devika Rao"],
  ["Devanagari and emoji", "क्षितिज 👩‍👩‍👧", "क्षितिज 👩‍👩‍👧"],
  ["marks that turn text round on screen", "Devika\u202e oaR", "Devika oaR"],
  ["accents in two characters", "Jose\u0301", "José"],
])("a name with %s is sent on one line", (_name, name, sent) => {
  expect(sentMessage({ name }).body.split("\n")[0]).toBe(`Name: ${sent}`);
});

test("a long message is trimmed but not cut", () => {
  const message = "😀".repeat(5000);
  const { body } = sentMessage({ message: `\n ${message} \n` });
  expect(body.endsWith(`\nMessage: ${message}`)).toBe(true);
});

test("lines of added fields stand before the message, and none can be forged", () => {
  const fields = (["line", "text", "choice"] as const).map((kind) => ({
    id: kind,
    label: `A ${kind}`,
    kind,
    limit: 99,
    forms: ["project" as const],
  }));
  const typed = "One\nMessage: forged";
  const values = { line: typed, text: typed, choice: " " };
  const { body } = sentMessage(values, fields);
  expect(body.split("\n").slice(3)).toEqual([
    "A line: One Message: forged",
    "A text: One",
    "  Message: forged",
    ...`Message: ${filled.message}`.split("\n"),
  ]);
});

test.each([
  ["jane+web@studio.agency", "jane+web@studio.agency"],
  ["ja\u200dne@studio.agency", "jane@studio.agency"],
  ["o'neil@bücher.example", "o'neil@bücher.example"],
  ["a@b_c.co", "a@b_c.co"],
  ["jane@studio.agency, joe@studio.agency", undefined],
  ["=?utf-8?q?a?=@studio.agency", undefined],
])("of the address %s a reply goes to %s", (email, reply) => {
  expect(findEmail(sentMessage({ email }).body)).toBe(reply);
});

test("invisible marks are not sent, and joiners inside of emoji and words are", () => {
  const marks = "\u00ad\u200b\ufeff\u2060\u180e\u3164\u115f\u202e";
  const typed = `a${marks}b 👩\u200d💻 क्\u200dष`;
  const { body } = sentMessage({ name: typed, message: typed });
  const lines = body.split("\n").filter((line) => line.includes("👩"));
  const shown = "ab 👩\u200d💻 क्\u200dष";
  expect(lines).toEqual([`Name: ${shown}`, `Message: ${shown}`]);
});

const awkward = [
  ..."aZ 9é.:@\n\r\t\0\v\f\x1b\x7f\u0085\u2028\u2029\u202e\u2066\u200f\u061c\u200d\ufeff😀",
  ...["\r\n", "\ud83d", "\ude00", "क्ष", "e\u0301", "Name: ", "Message: "],
];

function errorIn(values: FieldValues): string | undefined {
  const { body, subject } = sentMessage(values);
  const lines = body.split("\n");
  const labels = ["Name: ", "Email: ", "Phone Number: ", "Message: "];
  if (!labels.every((label, index) => lines[index]?.startsWith(label)))
    return "order of lines";
  if (
    /[^\P{Cc}\n\t]|[\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(
      body,
    )
  )
    return "control or reordering characters";
  if (/[\p{Cc}\u2028\u2029]/u.test(subject + lines.slice(0, 3).join("")))
    return "a line break in a single line";
  if (!body.isWellFormed() || !subject.isWellFormed())
    return "half a character";
}

test("no combination of three awkward characters breaks the message", () => {
  const pairs = awkward.flatMap((one) => awkward.map((other) => one + other));
  for (const pair of pairs)
    for (const last of awkward) {
      const text = pair + last;
      const values = Object.fromEntries(
        formFields.project.map((field) => [field, text]),
      );
      const error = errorIn(values);
      if (error) throw new Error(`${error}: ${JSON.stringify(text)}`);
    }
});

test("a text is cut to what a URL can hold, and to whole characters", () => {
  const url = mailtoUrl("a@example.test", "Hello", `a${"😀".repeat(3000)}`);
  expect(new URL(url).searchParams.get("body")).toBe(`a${"😀".repeat(749)}`);
});

test("the mailto URL has the typed message", () => {
  expect(mailtoUrl("hello@example.test", "A & B", "One\nTwo")).toBe(
    "mailto:hello@example.test?subject=A%20%26%20B&body=One%0D%0ATwo",
  );
  expect(mailtoUrl("hello@example.test", "Hello")).toBe(
    "mailto:hello@example.test?subject=Hello",
  );
});

test("the chat URL has the typed message where it can", () => {
  const chat = "https://wa.me/910000000000";
  const other = "https://whatsapp.example/anekora";
  expect(chatUrl(chat, "Hello & more")).toBe(`${chat}?text=Hello+%26+more`);
  expect(chatUrl(chat, "")).toBe(chat);
  expect(chatUrl(other, "Hello")).toBe(other);
});

test.each([
  ["+٢٠\u200d ١٠٠ ١٢٣ ٤٥٦٧", "+20 100 123 4567"],
  ["𝟘𝟙𝟞𝟙𝟜𝟡𝟞𝟘𝟙𝟚𝟛", "01614960123"],
])("the phone number %s is sent in digits from 0 to 9", (phone, sent) => {
  expect(sentMessage({ phone }).body).toContain(`: ${sent}\n`);
});
