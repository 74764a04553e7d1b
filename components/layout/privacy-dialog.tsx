import { HashDialog } from "@/components/ui/hash-dialog";
import { NoWrap } from "@/components/ui/no-wrap";
import { OtherChannels } from "@/components/ui/other-channels";
import type { Interface, Privacy, SharedContent } from "@/lib/content/types";

/** Explains how the company uses a visitor's data. Links to `#privacy` open it. */
export function PrivacyDialog({
  content,
  site,
  copy,
}: SharedContent & { content: Privacy }) {
  return (
    <HashDialog
      id="privacy"
      // Reader views know this name. Without layout, they would take a closed dialog for the text of a short page.
      className="supplemental"
      heading="h2"
      title={content.heading}
      closeLabel={copy.closeDialog}
    >
      <div className="stack">
        <p className="lead">{content.lead}</p>
        {content.topics.map(({ title, description }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        ))}
        {process.env.OTHER_SCRIPTS ? <Question copy={copy} /> : null}
        <div>
          <h3>{content.contact.title}</h3>
          <p className="text-links">
            <OtherChannels
              text={content.contact.lead}
              site={site}
              copy={copy}
            />
          </p>
        </div>
        {site.legal && (
          <NoWrap as="p" className="soft small" text={site.legal} />
        )}
      </div>
    </HashDialog>
  );
}

/** Of this form alone, the compiler leaves out an import with its styles. */
async function Question({ copy }: { copy: Interface }) {
  const other = process.env.OTHER_SCRIPTS
    ? await import("./other-scripts")
    : null;
  return other && <other.OtherScripts copy={copy} />;
}
