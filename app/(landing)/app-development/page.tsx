import { LandingPage } from "@/components/landing-page";
import { appDevelopment } from "@/lib/content/load";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("app-development");

export default function AppDevelopmentPage() {
  return <LandingPage content={appDevelopment} />;
}
