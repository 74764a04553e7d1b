import type { AboutUsPage } from "@/lib/content/types";

/** A statement in large type, explained beside it. */
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
            <WithForeignWords text={first ?? ""} />
          </p>
          {others.map((paragraph) => (
            <p key={paragraph}>
              <WithForeignWords text={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Text in which a *word of another language* is set in italics. */
function WithForeignWords({ text }: { text: string }) {
  return text.split("*").map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and the text never changes
    index % 2 ? <i key={index}>{piece}</i> : piece,
  );
}
