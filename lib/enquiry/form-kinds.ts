/** The two enquiry forms: "question" is contact form 1, "project" is contact form 2 with a subject. */
export const formKinds = ["question", "project"] as const;
export type FormKind = (typeof formKinds)[number];
