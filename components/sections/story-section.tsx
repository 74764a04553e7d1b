import { NoWrap } from "@/components/ui/no-wrap";
import { Lead, RichText } from "@/components/ui/rich-text";
import type { AboutUsPage } from "@/lib/content/types";

export function StorySection({ content }: { content: AboutUsPage["story"] }) {
  const [first, ...others] = content.paragraphs;
  return (
    <section className="section" aria-labelledby="story">
      <div className="wrap columns split">
        <NoWrap as="h2" id="story" data-reveal="" text={content.statement} />
        <div className="stack soft">
          <Lead>{first ?? ""}</Lead>
          {others.map((paragraph) => (
            <RichText as="p" key={paragraph} text={paragraph} />
          ))}
        </div>
      </div>
    </section>
  );
}
