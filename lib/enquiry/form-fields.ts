import type { FormKind } from "./form-kinds";
import { plainDigits, withoutMarks } from "./sanitize";

/** All that is known of a field that the specification names, but for its texts, which are content. */
type OwnField = Pick<FormField, "limit" | "mailLabel"> & {
  kind?: FormField["kind"];
  /**
   * Attributes for browsers, keyboards and password managers. No `maxlength`, which script sets for autofill alone: text
   * that is too long must show an error and must not be cut.
   */
  input?: Record<string, string>;
  /** The rules of which `accepts` in content/site.json names one. They see a value without invisible marks. */
  formats?: Record<string, Format>;
  /** How a valid value is written in the mail. */
  toMail?: (typed: string) => string;
};

type Format = Pick<OwnField, "input"> & { holds: (value: string) => boolean };

const domainLabel =
  "[\\p{L}\\p{N}]([\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";

/** What `<input type="email">` accepts with a dot in the domain, which may have letters of any script. */
export const anyEmail = RegExp(
  `^[\\w.!#$%&'*+/=?^\`{|}~-]+@${domainLabel}(\\.${domainLabel})+$`,
  "u",
);

export const ownFields = {
  name: { limit: 120, mailLabel: "Name", input: { autoComplete: "name" } },
  email: {
    /** The longest valid address. */
    limit: 254,
    /** The relay finds the visitor's address by it. */
    mailLabel: "Email",
    input: { type: "email", autoComplete: "email" },
    formats: {
      /**
       * The client's e-mail pattern: word characters with single dots or dashes between them, an @, a domain of the same
       * form, and an ending of two or three letters. It accepts what the classic
       * `^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$` accepts if it ends in letters, but in linear time. In the classic
       * pattern, an optional separator inside a repetition causes exponential backtracking: thirty characters take more
       * than a second. Both reject plus tags and endings such as ".info", as the specification demands.
       */
      "short endings": {
        holds: (value) =>
          /^\w+(?:[.-]\w+)*@(?:\w+[.-])*\w+\.[A-Za-z]{2,3}$/.test(value),
      },
      "all endings": { holds: (value) => anyEmail.test(value) },
    },
    toMail: withoutMarks,
  },
  phone: {
    /** The longest way to write an international number. */
    limit: 25,
    mailLabel: "Phone Number",
    formats: {
      /** Exactly ten digits from 0 to 9, because not every reader can dial the digits of other scripts. */
      "ten digits": {
        holds: (value) => /^[0-9]{10}$/.test(value),
        input: {
          inputMode: "numeric",
          // HTML allows it only on a text field.
          autoComplete: "tel-national",
          // With this limit, a browser leaves out the 0 before a number that it fills in by itself.
          "data-autofill-length": "10",
        },
      },
      /** 7 to 15 digits of any script after + or 00, with one space, hyphen or dot between them, of any width, and pairs of brackets. */
      international: {
        holds(typed) {
          const value = plainDigits(typed);
          const { length } = value.replace(/^00|\D/g, "");
          const parts =
            /^(\+|00)?(\d|\(\d+\))([ \u00a0\u2009\u202f.\u2010\u2011-]?(\d|\(\d+\)))*$/;
          return length >= 7 && length <= 15 && parts.test(value);
        },
        input: { inputMode: "tel", autoComplete: "tel" },
      },
    },
    /** Every reader can dial 0 to 9. */
    toMail: (typed) => plainDigits(withoutMarks(typed)),
  },
  subject: { limit: 160 },
  message: { limit: 5000, mailLabel: "Message", kind: "text" },
} satisfies Record<string, OwnField>;

export type FieldName = keyof typeof ownFields;

/** The rule of each field that has several. */
export type Accepts = {
  [Id in "email" | "phone"]: keyof (typeof ownFields)[Id]["formats"];
};

/** The record of a field, unless the owner of the site has added it. */
export function ownField(id: string): OwnField | undefined {
  const fields: Record<string, OwnField> = ownFields;
  return fields[id];
}

export function formatOf(id: string, accepts: Record<string, string>) {
  return ownField(id)?.formats?.[accepts[id] ?? ""];
}

/** The specified fields of each form. */
export const formFields: Record<FormKind, readonly FieldName[]> = {
  question: ["name", "email", "phone", "message"],
  project: ["name", "email", "phone", "subject", "message"],
};

/** A field of a form, with its texts. */
export type FormField = {
  id: string;
  label: string;
  /** What its line of the mail begins with. The subject has none. */
  mailLabel?: string | undefined;
  /** Whether the owner of the site has added it. */
  isAdded?: boolean | undefined;
  kind: "line" | "text" | "choice";
  choices?: string[] | undefined;
  /** The maximum length in UTF-16 units. */
  limit: number;
  hint?: string | undefined;
  /** The error of an empty field. Without it, the field may be empty. */
  required?: string | undefined;
};

/** The values of a form, by the ids of its fields. */
export type FieldValues = Record<string, string>;

/** Content of the fields, and the records of those that the owner of the site adds. */
export type FieldCopy = {
  labels: Record<FieldName, string>;
  errors: Record<`${FieldName}Required` | `${keyof Accepts}Invalid`, string>;
  addedFields?: (FormField & { forms: FormKind[] })[] | undefined;
} & Partial<Record<`${FieldName}Hint`, string | undefined>>;

/** The fields of a form, in the order in which they are read, focused and sent. Added ones stand before the message. */
export function listFields(form: FormKind, copy: FieldCopy): FormField[] {
  const own = formFields[form].map((id) => ({
    id,
    label: copy.labels[id],
    mailLabel: ownField(id)?.mailLabel,
    kind: ownField(id)?.kind ?? "line",
    limit: ownFields[id].limit,
    hint: copy[`${id}Hint`],
    required: copy.errors[`${id}Required`],
  }));
  const added = (copy.addedFields ?? [])
    .filter(({ forms }) => forms.includes(form))
    .map((field) => ({ ...field, mailLabel: field.label, isAdded: true }));
  return [...own.slice(0, -1), ...added, ...own.slice(-1)];
}

/** The most fields that an owner may add, and the maximum lengths of their labels and values in UTF-16 units. */
export const addedLimits = { fields: 5, label: 100, value: 1000 };

export const senderLabelLimit = 200;
