import { Kolam } from "@/components/media/kolam";
import { ButtonBead } from "@/components/ui/button";
import button from "@/components/ui/button.module.css";
import { LoadError } from "@/components/ui/load-error";
import note from "@/components/ui/note.module.css";
import { OtherChannels } from "@/components/ui/other-channels";
import { pagePath } from "@/lib/content/pages";
import type { Interface, SiteContent } from "@/lib/content/types";
import { type ErrorCode, errorBody } from "@/lib/enquiry/error-codes";
import { type FormField, listFields } from "@/lib/enquiry/form-fields";
import type { FormKind } from "@/lib/enquiry/form-kinds";
import { mailtoUrl } from "@/lib/enquiry/message";
import { env } from "@/lib/site/env";
import { href } from "@/lib/site/with-base-path";
import styles from "./enquiry-form.module.css";
import { Field } from "./field";
import type { FormSettings } from "./form.browser";

/**
 * Both contact forms, with everything that they may show: `form.browser.ts` only shows and hides it. Until its code works,
 * and without script, submitting the form opens an e-mail in the visitor's e-mail program.
 */
export function EnquiryForm({
  form: kind,
  labelledBy,
  promise,
  site,
  copy,
}: {
  form: FormKind;
  labelledBy: string;
  promise: string;
  site: SiteContent;
  copy: Interface;
}) {
  const { form: formCopy } = copy;
  const fields = listFields(kind, formCopy);
  const errors: Record<string, string> = formCopy.errors;
  const settings: FormSettings = {
    // The HTML has the rest.
    fields: fields.map(
      ({ label: _, choices: __, hint: ___, ...field }) => field,
    ),
    accepts: site.accepts,
    copy: {
      // JSON leaves out those that a field does not have.
      errors: Object.fromEntries(
        fields.map(({ id }) => [`${id}Invalid`, errors[`${id}Invalid`]]),
      ),
      limit: formCopy.limit,
      sendAgain: formCopy.sendAgain,
      toasts: {
        ...formCopy.toasts,
        // What the relay says itself would stand in each page in vain.
        relay: Object.fromEntries(
          Object.entries(formCopy.toasts.relay).filter(
            ([code, text]) =>
              text !== errorBody(code as ErrorCode, "subject").error,
          ),
        ),
      },
      loading: copy.loading,
    },
    relay: {
      // A relay that is a function of the site's host responds at each of the site's names.
      url: env.relayUrl === env.siteUrl ? "" : env.relayUrl,
      defaults: {
        to: site.email,
        senderLabel: site.senderLabel,
        subject: formCopy.subject,
      },
    },
    thanks: href(pagePath("thankyou")),
  };
  const show = (field: FormField) => (
    <Field key={field.id} form={kind} field={field} accepts={site.accepts} />
  );
  return (
    <div
      className={styles.root}
      data-island="form"
      data-kind={kind}
      data-settings={JSON.stringify(settings)}
    >
      <form
        className={`stack ${styles.form}`}
        aria-labelledby={labelledBy}
        method="post"
        encType="text/plain"
        noValidate
      >
        <div className={`cluster ${styles.fields}`}>
          {fields.slice(0, -1).map(show)}
        </div>
        {fields.slice(-1).map(show)}
        {/* Only bots fill it in: without a name and a label, autofill and the Tab key pass it by, and no form sends it. */}
        <input
          type="text"
          className="visually-hidden"
          data-honeypot=""
          aria-hidden="true"
          tabIndex={-1}
          autoComplete="off"
        />
        {(["lead", "uncertain"] as const).map((text) => (
          // Stays after the toast is dismissed. Script adds the typed text to its links.
          <p
            key={text}
            id={`${kind}-failed-${text}`}
            className={note.note}
            data-failed={text}
            data-needs-script=""
            hidden
          >
            <b>{formCopy.failed.heading}</b>{" "}
            <OtherChannels
              text={formCopy.failed[text]}
              site={site}
              copy={copy}
            />
          </p>
        ))}
        <p className={styles.draft} data-draft="" data-needs-script="" hidden>
          {formCopy.draft.kept}{" "}
          <button type="button" className="text-link">
            {formCopy.draft.clear}
          </button>
        </p>
        <div className={`cluster ${styles.end}`}>
          <button
            type="submit"
            // On the button, because browsers treat a form's `mailto:` action on a secure page as mixed content.
            formAction={mailtoUrl(site.email, formCopy.subject)}
            className={button.button}
          >
            {formCopy.submit}
            <ButtonBead glyph="arrow-right" />
          </button>
          <p>{promise}</p>
        </div>
      </form>
      <div
        className={styles.overlay}
        data-overlay=""
        data-needs-script=""
        hidden
      >
        <span className={`circle ${styles.spinner}`}>
          <Kolam name="spinner" />
          <span>{copy.loading}</span>
        </span>
      </div>
      <LoadError copy={copy.loadError} />
    </div>
  );
}
