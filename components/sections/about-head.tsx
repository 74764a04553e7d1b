import { Disc } from "@/components/media/disc";
import type { AboutUsPage } from "@/lib/content/types";
import { PageHead, pageHeadTrack } from "./page-head";

export function AboutHead({ content }: { content: AboutUsPage }) {
  return (
    <PageHead surface="leaf" heading={content.heading} lead={content.lead}>
      <div className={pageHeadTrack} aria-hidden="true">
        {content.discs.map((name) => (
          <Disc key={name} name={name} />
        ))}
      </div>
    </PageHead>
  );
}
