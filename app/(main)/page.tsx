import { CallToActionBand } from "@/components/sections/call-to-action-band";
import { ServicesOverview } from "@/components/sections/services-overview";
import { WhyChooseUsSection } from "@/components/sections/why-choose-us-section";
import {
  callToAction,
  home,
  services,
  site,
  whyChooseUs,
} from "@/lib/content/load";

export default function HomePage() {
  return (
    <>
      <h1>{site.tagline}</h1>
      <ServicesOverview content={home.services} services={services.services} />
      <WhyChooseUsSection content={whyChooseUs} />
      <CallToActionBand content={callToAction} />
    </>
  );
}
