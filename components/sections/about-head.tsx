import { Disc } from "@/components/media/disc";
import type { AboutUsPage } from "@/lib/content/types";
import { PageHead, pageHeadTrack } from "./page-head";

export function AboutHead({ content }: { content: AboutUsPage }) {
  return (
    <PageHead surface="leaf" heading={content.heading} lead={content.lead}>
      <div className={pageHeadTrack} aria-hidden="true" data-no-print="">
        {content.discs.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing may come twice, and the list never changes
          <Disc key={index} name={name} />
        ))}
      </div>
    </PageHead>
  );
}
