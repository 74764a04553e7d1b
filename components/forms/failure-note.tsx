import { type ReactNode, type RefObject, useEffect, useState } from "react";
import type { Interface } from "@/lib/content/types";
import styles from "./enquiry-form.module.css";
import { type Channels, OtherChannels } from "./other-channels";
import { valuesIn } from "./values-in";

/** Stays beside the button after a failure, as notices pass: nothing is lost, and other ways that take the text along. */
export function FailureNote({
  id,
  words,
  channels,
  newTab,
  form,
  subject,
}: {
  id: string;
  words: Interface["form"]["failed"];
  channels: Channels;
  newTab: ReactNode;
  form: RefObject<HTMLFormElement | null>;
  /** For the mail of a form that does not ask for one. */
  subject: string;
}) {
  const [typed, setTyped] = useState({ subject, message: "" });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => {
      const values = valuesIn(element);
      setTyped({
        subject: values.subject || subject,
        message: values.message ?? "",
      });
    };
    read();
    element.addEventListener("input", read);
    return () => element.removeEventListener("input", read);
  }, [form, subject]);

  return (
    <p id={id} className={styles.failed}>
      <b>{words.heading}</b>{" "}
      <OtherChannels
        text={words.lead}
        channels={channels}
        newTab={newTab}
        typed={typed}
      />
    </p>
  );
}
