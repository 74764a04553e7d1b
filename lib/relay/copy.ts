/** The relay's error messages. Visitors read them in the form's toast. */
export const copy = {
  // Deliveries
  rejected:
    "The mail server did not accept your message, so it was not sent. Please try again in a moment.",
  tooSlow:
    "The mail server is too slow at the moment, and your message was not sent. Please try again in a few minutes.",
  uncertain:
    "The mail server has not confirmed your message, so it may have been sent. If you send it again unchanged, it counts as the same message.",
  busy: "Too many messages are being sent right now, and yours was not. Please try again in a moment.",
  stopping:
    "The mail service is restarting, and your message was not sent. Please try again in a moment.",
  notSetUp:
    "The mail service of this site is not set up, so your message was not sent. Please call us or write an e-mail.",

  // Limits
  hourLimit:
    "Too many messages from your network within an hour. Please try again later, or call us.",
  limitOfAll:
    "Too many messages have reached us, and yours was not sent. Please try again later, or call us.",

  // Rejected senders, recipients and origins
  noOrigin:
    "Mail is accepted from web pages only: the request has no Origin header.",
  foreignOrigin:
    "This website is not allowed to send mail here. Its origin must be in ALLOWED_ORIGINS.",
  foreignRecipient:
    "The mail service is not set up for the recipient of this form, so your message was not sent. Please call us or write an e-mail.",
  foreignSender:
    "The mail service is not set up for the sender name of this form, so your message was not sent. Please call us or write an e-mail.",
  mailboxIsLocal: "The mailbox is open on the relay's own machine only.",

  // Fields
  fields:
    "Send one JSON object, in UTF-8, with the text fields to, subject, body and name.",
  missing: (field: string) => `The field "${field}" is missing or not text.`,
  empty: (field: string) => `The field "${field}" is empty.`,
  tooLong: (field: string, limit: number) =>
    `The field "${field}" is longer than ${limit} characters.`,
  notPlain: (field: string) =>
    `The field "${field}" must be one line of plain text, without control characters, invisible characters and encoded words such as =?utf-8?Q?…?=.`,

  // Requests
  notFound: (method: string) =>
    `There is nothing at this URL for ${method}. Mail is sent with POST /send-email.`,
  slow: "The request did not arrive in time, so your message was not sent. Please try again.",
  tooLarge: (kB: number) =>
    `The message is too large. At most ${kB} kB are accepted.`,
  notJson:
    "Send the mail as JSON, with the header Content-Type: application/json.",
  largeHeaders: "The headers of the request are too large.",
  ownError:
    "Something went wrong here, and your message was not sent. Please try again in a moment.",
};
