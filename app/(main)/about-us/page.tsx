import { MainShell } from "@/components/layout/main-shell";
import { CallToActionBand } from "@/components/sections/call-to-action-band";
import { PageHead } from "@/components/sections/page-head";
import { ProcessSection } from "@/components/sections/process-section";
import { StatisticsSection } from "@/components/sections/statistics-strip";
import { StorySection } from "@/components/sections/story-section";
import { TeamSection } from "@/components/sections/team-section";
import {
  aboutUs,
  callToAction,
  locale,
  projectSteps,
  shell,
  statistics,
} from "@/lib/content/load";
import { pageMetadata } from "@/lib/content/metadata";
import { pages } from "@/lib/content/pages";

export const metadata = pageMetadata("about-us");

export default function AboutUsPage() {
  return (
    <MainShell content={shell} page="about-us">
      <PageHead surface={pages["about-us"].card} content={aboutUs} />
      <StorySection content={aboutUs.story} />
      <ProcessSection content={projectSteps} />
      <TeamSection content={aboutUs.team} />
      <StatisticsSection content={statistics} locale={locale} band="deep" />
      <CallToActionBand content={callToAction} />
    </MainShell>
  );
}
