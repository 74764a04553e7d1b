import { CallToActionBand } from "@/components/sections/call-to-action-band";
import { ClientsSection } from "@/components/sections/clients-section";
import { ContactSection } from "@/components/sections/contact-section";
import { LandingAnimation } from "@/components/sections/landing-animation";
import { SelectedWorkSection } from "@/components/sections/selected-work-section";
import { ServicesOverview } from "@/components/sections/services-overview";
import { StatisticsStrip } from "@/components/sections/statistics-strip";
import { TestimonialsSection } from "@/components/sections/testimonials-section";
import { WhyChooseUsSection } from "@/components/sections/why-choose-us-section";
import {
  callToAction,
  clients,
  home,
  landingPages,
  services,
  site,
  statistics,
  testimonials,
  ui,
  whyChooseUs,
} from "@/lib/content/load";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("home");

export default function HomePage() {
  return (
    <>
      <LandingAnimation
        hero={home.hero}
        tagline={site.tagline}
        clients={testimonials.testimonials}
        labels={ui.motion}
      />
      <ServicesOverview
        content={home.services}
        services={services.services}
        newTab={ui.newTab}
      />
      <WhyChooseUsSection content={whyChooseUs}>
        <StatisticsStrip content={statistics} />
      </WhyChooseUsSection>
      {home.work && (
        <>
          <SelectedWorkSection
            content={home.work}
            landingPages={landingPages}
          />
          <ClientsSection
            content={{ ...clients, heading: home.work.clients }}
          />
        </>
      )}
      <TestimonialsSection content={testimonials} ui={ui} />
      <CallToActionBand content={callToAction} />
      <ContactSection content={home.contact} site={site} ui={ui} />
    </>
  );
}
