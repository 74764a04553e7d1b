import { ContactHero } from "@/components/sections/contact-hero";
import { OfficeMap } from "@/components/sections/office-map";
import { contactUs } from "@/lib/content/load";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("contact-us");

export default function ContactUsPage() {
  return (
    <>
      <ContactHero content={contactUs} />
      <OfficeMap content={contactUs.map} />
    </>
  );
}
