/** The two enquiry forms: "question" is contact form 1, "project" is contact form 2 with a subject. */
export const formKinds = ["question", "project"] as const;
export type FormKind = (typeof formKinds)[number];
export type FieldName = "name" | "email" | "phone" | "subject" | "message";
export type FieldValues = Record<string, string>;

/** All that the forms, the checks and the mail know of one field. */
export type FormField = {
  id: string;
  label: string;
  /** What its line of the mail begins with. The subject has none. */
  mailLabel?: string | undefined;
  /** Whether the owner of the site has added it. */
  isAdded?: boolean | undefined;
  kind: "line" | "text" | "choice";
  choices?: string[] | undefined;
  limit: number;
  hint?: string | undefined;
  /** The error of an empty field. Without it, the field may be empty. */
  required?: string | undefined;
};

/** Content of the fields, and the records of those that the owner of the site adds. */
export type FieldCopy = {
  labels: Record<FieldName, string>;
  errors: Record<`${FieldName}Required`, string>;
  phoneHint?: string | undefined;
  addedFields?: (FormField & { forms: FormKind[] })[] | undefined;
};

/** The fields of a form, in the order in which they are read, focused and sent. Added ones stand before the message. */
export function listFields(form: FormKind, copy: FieldCopy): FormField[] {
  const own = formFields[form].map((id) => ({
    id,
    label: copy.labels[id],
    mailLabel: mailLabels[id],
    kind: id === "message" ? ("text" as const) : ("line" as const),
    limit: limits[id],
    hint: id === "phone" ? copy.phoneHint : undefined,
    required: copy.errors[`${id}Required`],
  }));
  const added = (copy.addedFields ?? [])
    .filter(({ forms }) => forms.includes(form))
    .map((field) => ({ ...field, mailLabel: field.label, isAdded: true }));
  return [...own.slice(0, -1), ...added, ...own.slice(-1)];
}

/** The specified fields of each form. */
export const formFields: Record<FormKind, readonly FieldName[]> = {
  question: ["name", "email", "phone", "message"],
  project: ["name", "email", "phone", "subject", "message"],
};

/** The relay finds the visitor's address by its label. */
export const mailLabels: Partial<Record<FieldName, string>> = {
  name: "Name",
  email: "Email",
  phone: "Phone Number",
  message: "Message",
};

/** The maximum length of a field in UTF-16 units. 254 is the longest valid e-mail address. */
export const limits: Record<FieldName, number> = {
  name: 120,
  email: 254,
  /** The longest way to write an international number. */
  phone: 25,
  subject: 160,
  message: 5000,
};

/** The most fields that an owner may add, and the maximum lengths of their labels and values in UTF-16 units. */
export const addedLimits = { fields: 5, label: 100, value: 1000 };

export const senderLabelLimit = 200;
