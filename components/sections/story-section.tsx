import { Lead, RichText } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import type { AboutUsPage } from "@/lib/content/types";

export function StorySection({ content }: { content: AboutUsPage["story"] }) {
  const [first, ...others] = content.paragraphs;
  return (
    <Section headingId="story" head={{ heading: content.statement }}>
      <div className="stack soft">
        <Lead>{first ?? ""}</Lead>
        {others.map((paragraph) => (
          <RichText as="p" key={paragraph} text={paragraph} />
        ))}
      </div>
    </Section>
  );
}
