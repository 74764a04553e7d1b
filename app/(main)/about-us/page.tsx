import { AboutHead } from "@/components/sections/about-head";
import { CallToActionBand } from "@/components/sections/call-to-action-band";
import { ProcessSection } from "@/components/sections/process-section";
import { StorySection } from "@/components/sections/story-section";
import { TeamSection } from "@/components/sections/team-section";
import { aboutUs, callToAction, process } from "@/lib/content/load";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("about-us");

export default function AboutUsPage() {
  return (
    <>
      <AboutHead content={aboutUs} />
      <StorySection content={aboutUs.story} />
      <ProcessSection content={process} />
      <TeamSection content={aboutUs.team} />
      <CallToActionBand content={callToAction} />
    </>
  );
}
