import { LandingPage } from "@/components/landing-page";
import { webDevelopment } from "@/lib/content/load";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("web-development");

export default function WebDevelopmentPage() {
  return <LandingPage content={webDevelopment} />;
}
