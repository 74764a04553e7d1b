import type { AboutUsPage } from "@/lib/content/types";

/** A statement in large letters, told in full beside it. */
export function StorySection({ content }: { content: AboutUsPage["story"] }) {
  const [first, ...others] = content.paragraphs;
  return (
    <section className="section" aria-labelledby="story">
      <div className="wrap columns split">
        <h2 id="story" data-reveal="">
          {content.statement}
        </h2>
        <div className="stack soft">
          <p className="lead">
            <Words text={first ?? ""} />
          </p>
          {others.map((paragraph) => (
            <p key={paragraph}>
              <Words text={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Text in which a *word of another language* is set in italics. */
function Words({ text }: { text: string }) {
  return text
    .split("*")
    .map((part, index) => (index % 2 ? <i key={part}>{part}</i> : part));
}
