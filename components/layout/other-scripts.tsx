import "./other-scripts.css";
import button from "@/components/ui/button.module.css";
import { RichText } from "@/components/ui/rich-text";
import type { Interface } from "@/lib/content/types";
import { otherScripts } from "@/lib/site/other-scripts";

const asks = otherScripts.some(({ needsConsent }) => needsConsent);

/**
 * Starts the scripts of other sites (`other-scripts.browser.ts`). Before those that need consent it asks, here and at the
 * lower edge of the window, by two buttons that look the same.
 */
export function OtherScripts({ copy: { consent } }: { copy: Interface }) {
  const answers = { no: consent?.refuse, yes: consent?.agree };
  return (
    <div data-island="other-scripts" data-used="" data-needs-script="">
      {asks && consent && (
        <section
          className="consent"
          aria-label={consent.heading}
          data-no-print=""
        >
          <div>
            <h3>{consent.heading}</h3>
            <RichText as="p" text={consent.question} />
          </div>
          <div>
            {Object.entries(answers).map(([answer, label]) => (
              <button
                key={answer}
                type="button"
                className={button.button}
                data-kind="secondary"
                data-size="small"
                value={answer}
              >
                {label}
              </button>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
