/** The two enquiry forms: "question" is contact form 1, "project" is contact form 2 with a subject. */
export type FormKind = "question" | "project";
export type FieldName = "name" | "email" | "phone" | "subject" | "message";
export type FieldValues = Partial<Record<FieldName, string>>;

/** The fields of each form, in the order in which they are read, focused and sent. */
export const formFields: Record<FormKind, readonly FieldName[]> = {
  question: ["name", "email", "phone", "message"],
  project: ["name", "email", "phone", "subject", "message"],
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

/** The maximum length of the From name in UTF-16 units. */
export const senderLabelLimit = 200;
