import { ClientsSection } from "@/components/sections/clients-section";
import { CollageSection } from "@/components/sections/collage-section";
import { LandingAboutSection } from "@/components/sections/landing-about-section";
import { LandingBanner } from "@/components/sections/landing-banner";
import { LandingContactSection } from "@/components/sections/landing-contact-section";
import { PortfolioSection } from "@/components/sections/portfolio-section";
import { ProcessSection } from "@/components/sections/process-section";
import { QuestionsSection } from "@/components/sections/questions-section";
import { ServiceCardsSection } from "@/components/sections/service-cards-section";
import { SolutionsSection } from "@/components/sections/solutions-section";
import { StatisticsSection } from "@/components/sections/statistics-strip";
import { TestimonialsSection } from "@/components/sections/testimonials-section";
import { WhyChooseUsSection } from "@/components/sections/why-choose-us-section";
import {
  clients,
  contactUs,
  process,
  statistics,
  testimonials,
  ui,
  whyChooseUs,
} from "@/lib/content/load";
import type { LandingPage as LandingContent } from "@/lib/content/types";

/** One page, told in full by one content file; the sections that all pages share bring their own content. */
export function LandingPage({ content }: { content: LandingContent }) {
  return (
    <>
      <LandingBanner content={content.banner} surface={content.surface} />
      <StatisticsSection content={statistics} />
      <LandingAboutSection content={content.about} />
      <ServiceCardsSection content={content.services} />
      <ProcessSection content={process} />
      <PortfolioSection content={content.portfolio} />
      <SolutionsSection content={content.solutions} />
      <CollageSection content={content.collage} />
      <WhyChooseUsSection content={whyChooseUs} />
      <TestimonialsSection
        content={testimonials}
        labels={ui.carousel}
        fault={ui.pageError}
      />
      <QuestionsSection content={content.questions} />
      <ClientsSection content={clients} labels={ui.motion} />
      <LandingContactSection
        content={content.contact}
        channels={contactUs.channels}
      />
    </>
  );
}
