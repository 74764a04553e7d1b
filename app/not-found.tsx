import { MainShell } from "@/components/layout/main-shell";
import { MessagePage } from "@/components/sections/message-page";
import { notFound } from "@/lib/content/load";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("not-found");

export default function NotFound() {
  return (
    <MainShell>
      <MessagePage
        heading={notFound.heading}
        lead={notFound.lead}
        links={notFound.links}
        figure="not-found"
      />
    </MainShell>
  );
}
