import { Fragment } from "react";
import { site, ui } from "@/lib/content/load";
import { segments } from "@/lib/content/placeholders";
import { NewTab } from "./new-tab";

/** A text whose {call}, {mail} and {chat} become the links that reach a person. */
export function ReachText({ text }: { text: string }) {
  return segments(text).map((part) =>
    typeof part === "string" ? (
      <Fragment key={part}>{part}</Fragment>
    ) : (
      <ReachLink key={part.slot} slot={part.slot} />
    ),
  );
}

function ReachLink({ slot }: { slot: string }) {
  switch (slot) {
    case "call":
      return (
        <a className="text-link" href={`tel:${site.phone.link}`}>
          {site.phone.shown}
        </a>
      );
    case "mail":
      return (
        <a className="text-link" href={`mailto:${site.email}`}>
          {site.email}
        </a>
      );
    case "chat":
      return (
        <a
          className="text-link"
          href={site.social.whatsapp}
          target="_blank"
          rel="noopener"
        >
          {ui.form.chat}
          <NewTab />
        </a>
      );
    default:
      throw new Error(`A text to reach people cannot fill {${slot}}.`);
  }
}
