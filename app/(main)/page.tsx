import { MainShell } from "@/components/layout/main-shell";
import { CallToActionBand } from "@/components/sections/call-to-action-band";
import { ContactSection } from "@/components/sections/contact-section";
import { HomeHero } from "@/components/sections/home-hero";
import { SelectedWorkSection } from "@/components/sections/selected-work-section";
import { ServicesOverview } from "@/components/sections/services-overview";
import { StatisticsStrip } from "@/components/sections/statistics-strip";
import { TestimonialsSection } from "@/components/sections/testimonials-section";
import { WhyChooseUsSection } from "@/components/sections/why-choose-us-section";
import {
  callToAction,
  clients,
  copy,
  home,
  locale,
  projectsFor,
  services,
  shell,
  site,
  statistics,
  testimonials,
  whyChooseUs,
} from "@/lib/content/load";
import { pageMetadata } from "@/lib/content/metadata";

export const metadata = pageMetadata("home");

export default function HomePage() {
  const projects = projectsFor(home.work?.projects);
  return (
    <MainShell content={shell} page="home">
      <HomeHero
        hero={home.hero}
        tagline={site.tagline}
        clients={testimonials.testimonials}
        labels={copy.motion}
      />
      <ServicesOverview
        content={home.services}
        services={services.services}
        newTab={copy.newTab}
      />
      <CallToActionBand content={callToAction} />
      {home.work && (
        <SelectedWorkSection
          content={home.work}
          projects={projects}
          clients={clients.clients}
          copy={copy}
        />
      )}
      <WhyChooseUsSection content={whyChooseUs}>
        <StatisticsStrip content={statistics} locale={locale} />
      </WhyChooseUsSection>
      <TestimonialsSection
        content={testimonials}
        projects={projects}
        copy={copy}
      />
      <ContactSection content={home.contact} site={site} copy={copy} />
    </MainShell>
  );
}
