import type { ReactNode } from "react";
import { type Control, useWatch } from "react-hook-form";
import type { Interface } from "@/lib/content/types";
import type { FieldValues } from "@/lib/enquiry/fields";
import { mayHaveBeenSent, type SendOutcome } from "@/lib/enquiry/send-enquiry";
import styles from "./enquiry-form.module.css";
import { type Channels, OtherChannels } from "./other-channels";

/** Stays beside the button after a failure, as toasts pass: nothing is lost, and other channels take the text along. */
export function FailureNote({
  id,
  copy,
  outcome,
  channels,
  newTab,
  control,
  subject,
}: {
  id: string;
  copy: Interface["form"]["failed"];
  outcome: SendOutcome;
  channels: Channels;
  newTab: ReactNode;
  control: Control<FieldValues>;
  /** For the e-mail of a form that does not ask for one. */
  subject: string;
}) {
  const typed = useWatch({ control });
  return (
    <p id={id} className={styles.failed}>
      <b>{copy.heading}</b>{" "}
      <OtherChannels
        text={mayHaveBeenSent(outcome) ? copy.uncertain : copy.lead}
        channels={channels}
        newTab={newTab}
        typed={{
          subject: typed.subject || subject,
          message: typed.message ?? "",
        }}
      />
    </p>
  );
}
