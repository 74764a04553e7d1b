import { LandingPage } from "@/components/landing-page";
import * as shared from "@/lib/content/load";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("app-development");

export default function AppDevelopmentPage() {
  return (
    <LandingPage
      content={shared.landingPages["app-development"]}
      shared={shared}
    />
  );
}
