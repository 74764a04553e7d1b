import { fillIn } from "@/lib/site/fill-in";

/**
 * What the relay says of each error, by a code that stays the same. A site may say it in its own words; these are for the
 * log and for everybody else. Visitors of a site can meet these errors.
 */
export const visitorErrors = {
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
  hourLimit:
    "Too many messages from your network within an hour. Please try again later, or call us.",
  limitOfAll:
    "Too many messages have reached us, and yours was not sent. Please try again later, or call us.",
  foreignOrigin:
    "This website is not allowed to send mail here. Its origin must be in ALLOWED_ORIGINS.",
  foreignRecipient:
    "The mail service is not set up for the recipient of this form, so your message was not sent. Please call us or write an e-mail.",
  foreignSender:
    "The mail service is not set up for the sender name of this form, so your message was not sent. Please call us or write an e-mail.",
  notPlain:
    'The field "{detail}" must be one line of plain text, without control characters, invisible characters and encoded words such as =?utf-8?Q?…?=.',
  slow: "The request did not arrive in time, so your message was not sent. Please try again.",
  ownError:
    "Something went wrong here, and your message was not sent. Please try again in a moment.",
};

/** All errors of the relay. No form of a site causes those that are named here. */
const errors = {
  ...visitorErrors,
  noOrigin:
    "Mail is accepted from web pages only: the request has no Origin header.",
  mailboxIsLocal: "The mailbox is open on the relay's own machine only.",
  fields:
    "Send one JSON object, in UTF-8, with the text fields to, subject, body and name.",
  missing: 'The field "{detail}" is missing or not text.',
  empty: 'The field "{detail}" is empty.',
  tooLong: 'The field "{detail}" is longer than the relay accepts.',
  notFound:
    "There is nothing at this URL for {detail}. Mail is sent with POST /send-email.",
  tooLarge: "The message is too large.",
  notJson:
    "Send the mail as JSON, with the header Content-Type: application/json.",
  largeHeaders: "The headers of the request are too large.",
};

export type ErrorCode = keyof typeof errors;

export function errorBody(code: ErrorCode, detail = "") {
  return { error: fillIn(errors[code], { detail }), code };
}
