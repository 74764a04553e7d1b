import { runInNewContext } from "node:vm";
import { errors, fieldCopy } from "@/lib/enquiry/testing/field-copy";
import {
  type Accepts,
  type FieldCopy,
  listFields,
  ownFields,
} from "./form-fields";
import { validationSchema } from "./validation";

const isEmail = ownFields.email.formats["short endings"].holds;
const isAny = (text: string) =>
  Object.values(ownFields.email.formats).some(({ holds }) => holds(text));
const specified: Accepts = { phone: "ten digits", email: "short endings" };
const open: Accepts = { phone: "international", email: "all endings" };

const copy = { errors, limit: "Keep this under {limit} characters." };

const filled = {
  name: "Devika Rao",
  email: "devika@example.in",
  phone: "9800000000",
  subject: "Booking",
  message: "We run four clinics.",
};

/** Every issue, as the field and its message. */
function issuesIn(
  values: object,
  accepts = specified,
  addedFields: FieldCopy["addedFields"] = [],
) {
  const fields = listFields("project", { ...fieldCopy, addedFields });
  const schema = validationSchema(fields, accepts, copy);
  const { error } = schema.safeParse(values);
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

test("fields of blanks and invisible characters only count as missing", () => {
  for (const blank of [" \t\n ", "\u200b \u00ad"]) {
    const blanks = Object.keys(filled).map((field) => [field, blank]);
    expect(issuesIn(Object.fromEntries(blanks))).toEqual([
      ["name", "Full name is required"],
      ["email", "Email is required"],
      ["phone", "Phone number is required"],
      ["subject", "Subject is required"],
      ["message", "Message is required"],
    ]);
  }
});

test.each([
  ["name", "x".repeat(121), "Keep this under 120 characters."],
  ["email", `${"x".repeat(250)}@b.co`, "Keep this under 254 characters."],
  ["message", "x".repeat(5001), "Keep this under 5000 characters."],
  ["phone", "1 2 3 4 5 6 7 8 9 0 1 2 34", "Keep this under 25 characters."],
])("a %s that is too long is an issue", (field, value, message) => {
  const long = { ...filled, [field]: value };
  expect(issuesIn(long, open)).toEqual([[field, message]]);
  expect(issuesIn({ ...long, [field]: value.slice(1).trim() }, open)).toEqual(
    [],
  );
});

/** Values of a field that a rule accepts, and values that it rejects. */
const tries: [Accepts, "email" | "phone", right: string, wrong: string][] = [
  [
    specified,
    "email",
    "a@b.co, first.last@example.com, first-last_2@sub-domain.example.org, a.b-c.d@e.f-g.h.in, a@1.IN",
    "devika, devika@example.i, devika@example.info, devika@example.12, devika@example.c_, devika@10.0.0.22, devika+tag@example.in, devika@exa mple.in, देविका@example.in",
  ],
  [
    specified,
    "phone",
    "9800000000, 0000000000",
    "980000000, 98000000000, 98000 00000, +919800000, 980000000a, ९८००००००००",
  ],
  [
    open,
    "email",
    "jane+web@studio.agency, o'neil@example.co.uk, a@b.c, jane@bücher.example, jane@उदाहरण.भारत",
    'jane@studio, jane@studio., jane@.agency, jane@-studio.agency, jane doe@studio.agency, jane;joe@studio.agency, "jane"@studio.agency, @studio.agency, jane@joe@studio.agency',
  ],
  [
    open,
    "phone",
    "01614960123, 0161 496 0123, (0161) 496-0123, +44 (0)161 496 0123, 0044 161 496 0123, +1 (415)555.2671, +49\u00a030\u20111234567, 1234567, +123456789012345, +٢٠ ١٠٠ ١٢٣ ٤٥٦٧",
    "123456, +1234567890123456, 0161  496 0123, 0161--4960123, 0161 -496 0123, (0161 496 0123, 0161) 496 0123, 0161 496 0123., 44+1614960123, ++441614960123, 0161 4960123 ext 5, ١٢٣٤٥٦",
  ],
];

for (const [accepts, field, right, wrong] of tries) {
  const rule = accepts[field];
  test.each(right.split(", "))(`${rule} of ${field} takes %j`, (value) => {
    expect(issuesIn({ ...filled, [field]: value }, accepts)).toEqual([]);
  });
  test.each(wrong.split(", "))(`${rule} of ${field} rejects %j`, (value) => {
    expect(issuesIn({ ...filled, [field]: value }, accepts)).toEqual([
      [field, errors[`${field}Invalid`]],
    ]);
  });
}

const classic = /^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$/;

test("the e-mail rule accepts what the classic pattern accepts, without digits in the ending", () => {
  let strings = [""];
  for (let length = 1; length <= 7; length++) {
    strings = strings.flatMap((start) =>
      ["a", ".", "-", "@", "1"].map((next) => start + next),
    );
    expect(strings.filter(isEmail)).toEqual(
      strings.filter(
        (candidate) => classic.test(candidate) && /\.[a-z]+$/.test(candidate),
      ),
    );
  }
});

test("an added field has its own limit, and an error if it must be filled in", () => {
  const shared = { label: "Field", kind: "line", limit: 9 } as const;
  const required = "Company is required";
  const added = [
    { ...shared, id: "company", forms: ["project" as const], required },
    { ...shared, id: "budget", forms: ["project" as const] },
    { ...shared, id: "elsewhere", forms: [], required },
  ];
  const issuesOf = (company: string, budget: string) =>
    issuesIn({ ...filled, company, budget }, open, added);
  expect(issuesOf(" ", "")).toEqual([["company", required]]);
  expect(issuesOf("Company", "1234567890")).toEqual([
    ["budget", "Keep this under 9 characters."],
  ]);
});

test.each(["\u202a", "\u2066", "\u200b", "\u200d", "\ufeff", "\u00ad"])(
  "the invisible mark %j around and within a value counts for nothing",
  (mark) => {
    const marked = (text: string) =>
      mark + text.slice(0, 2) + mark + text.slice(2) + mark;
    const { email, phone } = filled;
    expect(
      issuesIn({ ...filled, email: marked(email), phone: marked(phone) }),
    ).toEqual([]);
  },
);

test("white space around a value counts for nothing", () => {
  for (const [field, value] of Object.entries(filled))
    expect(
      issuesIn({ ...filled, [field]: `\t\u00a0${value}\u200b \n` }),
    ).toEqual([]);
});

test.each(["a", "a.", "@", "a@", "a@a", "a@a."])(
  "the e-mail rule comes to an end on 100 000 characters that begin with %s",
  (start) => {
    const text = `${start.padEnd(100_000, start.slice(-2))}!`;
    // The time limit also stops a pattern that backtracks without end. A linear pattern takes milliseconds.
    expect(
      runInNewContext("isAny(text)", { isAny, text }, { timeout: 5000 }),
    ).toBe(false);
  },
);
