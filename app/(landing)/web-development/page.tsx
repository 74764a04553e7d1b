import { LandingPage } from "@/components/landing-page";
import * as shared from "@/lib/content/load";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("web-development");

export default function WebDevelopmentPage() {
  return (
    <LandingPage
      content={shared.landingPages["web-development"]}
      shared={shared}
    />
  );
}
