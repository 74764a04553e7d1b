import { Glyph } from "@/components/media/icon";
import { ButtonBead } from "@/components/ui/button";
import { NoWrap } from "@/components/ui/no-wrap";
import { getChannels, OtherChannels } from "@/components/ui/other-channels";
import { pagePath } from "@/lib/content/pages";
import type { Interface, SiteContent } from "@/lib/content/types";
import type { FormKind } from "@/lib/enquiry/form-fields";
import { env } from "@/lib/env";
import { href } from "@/lib/with-base-path";
import styles from "./contact-panel.module.css";
import { EnquiryFormIsland } from "./enquiry-form-island";
import { Spinner } from "./spinner";

/**
 * The panel with one of the two contact forms: "question" is form 1, "project" is form 2 with a subject.
 * The panel's heading, an h2, labels the form. If a heading outside of the panel labels it, pass its id as
 * `labelledBy`: a heading in the panel is then an h3. The message field grows with the height of the panel.
 */
export function ContactPanel({
  site,
  copy,
  form,
  heading,
  lead,
  labelledBy,
}: {
  site: SiteContent;
  copy: Interface;
  form: FormKind;
  heading?: string;
  lead?: string;
  labelledBy?: string;
}) {
  const headingId = `${form}-heading`;
  const Heading = labelledBy ? "h3" : "h2";
  const { form: formCopy, loading } = copy;
  const channels = getChannels(site, copy);
  const thanks = pagePath("thankyou");
  return (
    <div className={styles.panel} data-surface="card" data-no-print="">
      {heading && (
        <>
          <Heading id={headingId} className={styles.heading}>
            <NoWrap text={heading} />
          </Heading>
          <p className="soft small">
            {[lead, formCopy.allRequired].filter(Boolean).join(" ")}
          </p>
        </>
      )}
      <p className={styles.noScript}>
        <b>{formCopy.noScript.heading}</b>{" "}
        <OtherChannels text={formCopy.noScript.lead} channels={channels} />
      </p>
      <EnquiryFormIsland
        className={styles.form}
        errorCopy={copy.pageError}
        form={form}
        labelledBy={labelledBy ?? headingId}
        copy={{
          ...formCopy,
          loading,
          // Without a heading, this note is beside the button.
          ...(!heading && {
            promise: `${formCopy.allRequired} ${formCopy.promise}`,
          }),
        }}
        channels={channels}
        relay={{
          url: env.relayUrl,
          defaults: {
            to: site.email,
            senderLabel: site.senderLabel,
            subject: formCopy.subject,
          },
          thanks: { path: thanks, href: href(thanks) },
        }}
        rendered={{
          bead: <ButtonBead glyph="arrow-right" />,
          warning: <Glyph name="warning-circle" />,
          spinner: <Spinner text={loading} />,
        }}
      />
      <p className="small">
        <a className="text-link" href="#privacy">
          {copy.privacyLinks.form}
        </a>
      </p>
    </div>
  );
}
