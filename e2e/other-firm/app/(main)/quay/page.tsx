import { MainShell } from "@/components/layout/main-shell";
import { PageHead } from "@/components/sections/page-head";
import { StorySection } from "@/components/sections/story-section";
import { TeamSection } from "@/components/sections/team-section";
import { getContent, shell } from "@/lib/content/load";
import { pageMetadata } from "@/lib/content/metadata";
import { pages } from "@/lib/content/pages";

export const metadata = pageMetadata("quay");

const quay = getContent("quay");

export default function QuayPage() {
  return (
    <MainShell content={shell} page="quay">
      <PageHead surface={pages.quay.card} content={quay} />
      <StorySection content={quay.story} />
      <TeamSection content={quay.team} />
    </MainShell>
  );
}
