import { ClientsSection } from "@/components/sections/clients-section";
import { CollageSection } from "@/components/sections/collage-section";
import { ContactSection } from "@/components/sections/contact-section";
import { LandingAboutSection } from "@/components/sections/landing-about-section";
import { LandingBanner } from "@/components/sections/landing-banner";
import { PortfolioSection } from "@/components/sections/portfolio-section";
import { ProcessSection } from "@/components/sections/process-section";
import { QuestionsSection } from "@/components/sections/questions-section";
import { ServiceCardsSection } from "@/components/sections/service-cards-section";
import { SolutionsSection } from "@/components/sections/solutions-section";
import { StatisticsSection } from "@/components/sections/statistics-strip";
import { TestimonialsSection } from "@/components/sections/testimonials-section";
import { WhyChooseUsSection } from "@/components/sections/why-choose-us-section";
import { ContactChannels } from "@/components/ui/contact-channels";
import { DiscTrack } from "@/components/ui/disc-track";
import type {
  Clients,
  ContactUsPage,
  Interface,
  LandingPage as LandingContent,
  Process,
  Site,
  Statistics,
  Testimonials,
  WhyChooseUs,
} from "@/lib/content/types";

/** What all landing pages have in common. */
type SharedContent = {
  clients: Clients;
  contactUs: ContactUsPage;
  process: Process;
  site: Site;
  statistics: Statistics;
  testimonials: Testimonials;
  ui: Interface;
  whyChooseUs: WhyChooseUs;
};

/** One page, described by one content file and by what all landing pages share. */
export function LandingPage({
  content,
  shared,
}: {
  content: LandingContent;
  shared: SharedContent;
}) {
  const { call, write } = shared.contactUs.channels;
  return (
    <>
      <LandingBanner content={content.banner} surface={content.surface} />
      <StatisticsSection content={shared.statistics} />
      <LandingAboutSection content={content.about} />
      <ServiceCardsSection content={content.services} />
      <ProcessSection content={shared.process} />
      <PortfolioSection content={content.portfolio} ui={shared.ui} />
      {content.solutions && <SolutionsSection content={content.solutions} />}
      {content.collage && <CollageSection content={content.collage} />}
      <WhyChooseUsSection content={shared.whyChooseUs} />
      <TestimonialsSection content={shared.testimonials} ui={shared.ui} />
      {content.questions && <QuestionsSection content={content.questions} />}
      <ClientsSection content={shared.clients} labels={shared.ui.motion} />
      <ContactSection
        content={content.contact}
        channels={
          <>
            <DiscTrack discs={content.contact.discs} />
            <ContactChannels site={shared.site} labels={{ call, write }} />
          </>
        }
        site={shared.site}
        ui={shared.ui}
      />
    </>
  );
}
