/** @jest-environment node */
import type { FieldValues } from "./fields";
import { buildMessage, chatUrl, mailtoUrl } from "./message";
import { type Random, seeds } from "./testing/random";

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

test("contact form 1 sends four labelled lines under the fixed subject", () => {
  expect(buildMessage(filled, messageDefaults)).toEqual({
    to: "hello@example.test",
    subject: "Contact Form Submission - Example",
    body: "Name: Devika Rao\nEmail: devika@example.in\nPhone Number: 9800000000\nMessage: We run four clinics.\nMay we call?",
    name: "Example Website",
  });
});

test("contact form 2 sends the visitor's subject", () => {
  expect(
    buildMessage({ ...filled, subject: " Counting mangoes " }, messageDefaults)
      .subject,
  ).toBe("Counting mangoes");
});

test("values are trimmed", () => {
  expect(
    buildMessage(
      { ...filled, name: "  Devika Rao ", message: "\n Hello \n" },
      messageDefaults,
    ).body,
  ).toBe(
    "Name: Devika Rao\nEmail: devika@example.in\nPhone Number: 9800000000\nMessage: Hello",
  );
});

test("what no reader sees is left out of a subject, which the mail service would reject", () => {
  const { subject } = buildMessage(
    { ...filled, subject: "Soft\u00adware \u200b\u{e0041}\u3164needs" },
    messageDefaults,
  );
  expect(subject).toBe("Software needs");
});

test("Devanagari and emoji arrive as they were typed", () => {
  const name = "क्षितिज 👩‍👩‍👧";
  expect(buildMessage({ ...filled, name }, messageDefaults).body).toContain(
    `Name: ${name}\n`,
  );
});

test("a line break in a name cannot forge a line", () => {
  for (const lineBreak of ["\n", "\r\n", "\r", "\u2028", "\u0085", "\v"]) {
    expect(
      buildMessage(
        { ...filled, name: `Devika${lineBreak}Email: forged@example.in` },
        messageDefaults,
      ).body.split("\n")[0],
    ).toBe("Name: Devika Email: forged@example.in");
  }
});

test("a line break in a subject cannot forge a header", () => {
  expect(
    buildMessage(
      { ...filled, subject: "Hello\r\nBcc: all@example.in" },
      messageDefaults,
    ).subject,
  ).toBe("Hello Bcc: all@example.in");
});

test("marks that turn text round on screen are taken out", () => {
  expect(
    buildMessage({ ...filled, name: "Devika\u202e oaR" }, messageDefaults).body,
  ).toContain("Name: Devika oaR\n");
});

test("accents are sent in one spelling", () => {
  expect(
    buildMessage({ ...filled, name: "Jose\u0301" }, messageDefaults).body,
  ).toContain("Name: José\n");
});

test("nothing that was typed is cut", () => {
  const message = "😀".repeat(5000);
  expect(buildMessage({ ...filled, message }, messageDefaults).body).toContain(
    `Message: ${message}`,
  );
});

const awkward = [
  ..."aZ 9é.:@\n\r\t\0\v\f\x1b\x7f\u0085\u2028\u2029\u202e\u2066\u200f\u061c\u200d\ufeff😀",
  ...["\r\n", "\ud83d", "\ude00", "क्ष", "e\u0301", "Name: ", "Message: "],
];

function randomText(random: Random): string {
  const length = random.below(50) === 0 ? random.below(400) : random.below(12);
  let text = "";
  for (let count = 0; count < length; count++) text += random.pick(awkward);
  return text;
}

function errorIn(values: FieldValues): string | undefined {
  const { body, subject } = buildMessage(values, messageDefaults);
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

test.each(seeds())(
  "no field can break the message, 10 000 field sets of %s",
  (_name, random) => {
    for (let round = 0; round < 10_000; round++) {
      const values: FieldValues = {
        name: randomText(random),
        email: randomText(random),
        phone: randomText(random),
        message: randomText(random),
      };
      if (round % 2) values.subject = randomText(random);
      const error = errorIn(values);
      if (error) throw new Error(`${error}: ${JSON.stringify(values)}`);
    }
  },
);

test("a URL carries no half of a character, however long the text", () => {
  expect(
    new URL(
      mailtoUrl("a@example.test", "Hello", `a${"😀".repeat(3000)}`),
    ).searchParams.get("body"),
  ).toMatch(/^a(😀)+$/u);
});

test("the visitor's own mail program gets the typed message", () => {
  expect(mailtoUrl("hello@example.test", "A & B", "One\nTwo")).toBe(
    "mailto:hello@example.test?subject=A%20%26%20B&body=One%0D%0ATwo",
  );
});

test("an empty message leaves the mail's body out", () => {
  expect(mailtoUrl("hello@example.test", "Hello")).toBe(
    "mailto:hello@example.test?subject=Hello",
  );
});

test("the chat gets the typed message where its URL takes one", () => {
  expect(chatUrl("https://wa.me/910000000000", "Hello & more")).toBe(
    "https://wa.me/910000000000?text=Hello+%26+more",
  );
  expect(chatUrl("https://whatsapp.example/anekora", "Hello")).toBe(
    "https://whatsapp.example/anekora",
  );
  expect(chatUrl("https://wa.me/910000000000", "")).toBe(
    "https://wa.me/910000000000",
  );
});
