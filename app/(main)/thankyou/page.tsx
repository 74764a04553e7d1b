import { MainShell } from "@/components/layout/main-shell";
import { MessagePage } from "@/components/sections/message-page";
import { NextStepsSection } from "@/components/sections/next-steps-section";
import { copy, shell, site, thankyou } from "@/lib/content/load";
import { pageMetadata } from "@/lib/content/metadata";

export const metadata = pageMetadata("thankyou");

export default function ThankyouPage() {
  return (
    <MainShell content={shell} page="thankyou">
      <MessagePage content={thankyou} figure="thank-you" />
      <NextStepsSection content={thankyou} site={site} copy={copy} />
    </MainShell>
  );
}
