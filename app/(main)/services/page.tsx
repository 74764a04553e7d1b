import { MainShell } from "@/components/layout/main-shell";
import { CallToActionBand } from "@/components/sections/call-to-action-band";
import { ModelsSection } from "@/components/sections/models-section";
import { ServicesHead } from "@/components/sections/services-head";
import { ServicesList } from "@/components/sections/services-list";
import { callToAction, copy, services, shell } from "@/lib/content/load";
import { pageMetadata } from "@/lib/content/metadata";
import { pages } from "@/lib/content/pages";

export const metadata = pageMetadata("services");

export default function ServicesPage() {
  return (
    <MainShell content={shell} page="services">
      <ServicesHead surface={pages.services.card} content={services} />
      {services.models && <ModelsSection content={services.models} />}
      <ServicesList content={services} newTab={copy.newTab} />
      <CallToActionBand content={callToAction} surface="sky" />
    </MainShell>
  );
}
