import { MainShell } from "@/components/layout/main-shell";
import { MessagePage } from "@/components/sections/message-page";
import { notFound, shell } from "@/lib/content/load";
import { pageMetadata } from "@/lib/content/metadata";
import RootLayout from "./layout";

export { viewport } from "./layout";

export const metadata = pageMetadata("not-found");

/** For the whole site, because Next adds the content of a `not-found.tsx` to the data of every page. */
export default function NotFound() {
  return (
    <RootLayout params={Promise.resolve({})}>
      <MainShell content={shell}>
        <MessagePage content={notFound} figure="not-found" />
      </MainShell>
    </RootLayout>
  );
}
