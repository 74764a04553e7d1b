import { NoWrap } from "@/components/ui/no-wrap";
import { Lead, RichText } from "@/components/ui/rich-text";
import type { AboutUsPage } from "@/lib/content/types";

/** A statement in large type, explained beside it. */
export function StorySection({ content }: { content: AboutUsPage["story"] }) {
  const [first, ...others] = content.paragraphs;
  return (
    <section className="section" aria-labelledby="story">
      <div className="wrap columns split">
        <h2 id="story" data-reveal="">
          <NoWrap text={content.statement} />
        </h2>
        <div className="stack soft">
          <Lead>{first ?? ""}</Lead>
          {others.map((paragraph) => (
            <p key={paragraph}>
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
