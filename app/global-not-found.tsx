import { MainShell } from "@/components/layout/main-shell";
import { MessagePage } from "@/components/sections/message-page";
import { notFound, shell } from "@/lib/content/load";
import { pageMetadata } from "@/lib/seo/metadata";
import RootLayout from "./layout";

export { viewport } from "./layout";

export const metadata = pageMetadata("not-found");

/** Of the whole site: `not-found.tsx` would stand, unseen, in the data of every page. */
export default function NotFound() {
  return (
    <RootLayout params={Promise.resolve({})}>
      <MainShell content={shell}>
        <MessagePage content={notFound} figure="not-found" />
      </MainShell>
    </RootLayout>
  );
}
