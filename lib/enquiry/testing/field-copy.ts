export const errors = {
  nameRequired: "Full name is required",
  emailRequired: "Email is required",
  emailInvalid: "Entered email is invalid",
  phoneRequired: "Phone number is required",
  phoneInvalid: "Invalid phone number",
  subjectRequired: "Subject is required",
  messageRequired: "Message is required",
};

export const fieldCopy = {
  labels: { name: "", email: "", phone: "", subject: "", message: "" },
  errors,
};
