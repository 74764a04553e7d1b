import { MainShell } from "@/components/layout/main-shell";
import { MessagePage } from "@/components/sections/message-page";
import { home, notFound, privacy, site, ui } from "@/lib/content/load";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata("not-found");

export default function NotFound() {
  return (
    <MainShell content={{ site, ui, privacy, updated: home.meta.updated }}>
      <MessagePage
        heading={notFound.heading}
        lead={notFound.lead}
        links={notFound.links}
        figure="not-found"
      />
    </MainShell>
  );
}
