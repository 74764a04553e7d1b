import { MainShell } from "@/components/layout/main-shell";
import { ContactHero } from "@/components/sections/contact-hero";
import { OfficeMap } from "@/components/sections/office-map";
import { QuestionsSection } from "@/components/sections/questions-section";
import { aboutUs, contactUs, copy, shell, site } from "@/lib/content/load";
import { pageMetadata } from "@/lib/content/metadata";

export const metadata = pageMetadata("contact-us");

export default function ContactUsPage() {
  return (
    <MainShell content={shell} page="contact-us">
      <ContactHero content={contactUs} site={site} copy={copy} />
      {contactUs.questions && (
        <QuestionsSection
          content={contactUs.questions}
          roles={aboutUs.team.roles}
          site={site}
          copy={copy}
        />
      )}
      {contactUs.map && (
        <OfficeMap content={contactUs.map} site={site} newTab={copy.newTab} />
      )}
    </MainShell>
  );
}
