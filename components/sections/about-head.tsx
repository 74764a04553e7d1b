import { Discs } from "@/components/media/disc";
import type { AboutUsPage } from "@/lib/content/types";
import { PageHead, pageHeadTrack } from "./page-head";

export function AboutHead({ content }: { content: AboutUsPage }) {
  return (
    <PageHead surface="leaf" content={content}>
      <div className={pageHeadTrack} aria-hidden="true" data-no-print="">
        <Discs names={content.discs} />
      </div>
    </PageHead>
  );
}
