import "@/components/ui/toasts.css";
import { NoWrap } from "@/components/ui/no-wrap";
import { OtherChannels } from "@/components/ui/other-channels";
import type { Interface, SiteContent, Topics } from "@/lib/content/types";
import { listFields } from "@/lib/enquiry/form-fields";
import type { FormKind } from "@/lib/enquiry/form-kinds";
import styles from "./contact-panel.module.css";
import { EnquiryForm } from "./enquiry-form";

/**
 * The panel with one of the two contact forms: "question" is form 1, "project" is form 2 with a subject.
 * The panel's heading, an h2, labels the form. If a heading outside of the panel labels it, pass its id as
 * `labelledBy`: a heading in the panel is then an h3. The message field grows with the height of the panel.
 * The topics above the form are no fields of it: they fill in the subject (`asked-subject.browser.ts`).
 */
export function ContactPanel({
  site,
  copy,
  form,
  heading,
  lead,
  topics,
  labelledBy,
}: {
  site: SiteContent;
  copy: Interface;
  form: FormKind;
  heading?: string;
  lead?: string;
  topics?: Topics;
  labelledBy?: string;
}) {
  const headingId = `${form}-heading`;
  const Heading = labelledBy ? "h3" : "h2";
  const { form: formCopy } = copy;
  const isFilled = listFields(form, formCopy).every((one) => one.required);
  const allRequired = isFilled ? formCopy.allRequired : "";
  return (
    <div className={styles.panel} data-surface="card" data-no-print="">
      {topics && (
        <fieldset className={styles.topics} data-topics="" data-needs-script="">
          <legend>{topics.name}</legend>
          {topics.items.map(({ label, heading, words }) => (
            <label key={label}>
              <input
                type="radio"
                name="topic"
                value={label}
                data-title={heading}
                data-words={words}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      {heading && (
        <>
          <Heading
            id={headingId}
            className={labelledBy ? undefined : "large"}
            data-asked=""
          >
            <NoWrap text={heading} />
          </Heading>
          {(lead || allRequired) && (
            <p className="soft small">
              {[lead, allRequired].filter(Boolean).join(" ")}
            </p>
          )}
        </>
      )}
      <p className={styles.noScript}>
        <b>{formCopy.noScript.heading}</b>{" "}
        <OtherChannels text={formCopy.noScript.lead} site={site} copy={copy} />
      </p>
      <EnquiryForm
        form={form}
        labelledBy={labelledBy ?? headingId}
        // Without a heading, the note about the fields is beside the button.
        promise={
          heading
            ? formCopy.promise
            : `${allRequired} ${formCopy.promise}`.trim()
        }
        site={site}
        copy={copy}
      />
      <p className="small">
        <a className="text-link" href="#privacy">
          {copy.privacyLinks.form}
        </a>
      </p>
    </div>
  );
}
