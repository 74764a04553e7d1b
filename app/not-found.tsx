import { MainShell } from "@/components/layout/main-shell";
import { MessagePage } from "@/components/sections/message-page";
import { notFound, shell } from "@/lib/content/load";
import { pageMetadata } from "@/lib/content/metadata";

export const metadata = pageMetadata("not-found");

export default function NotFound() {
  return (
    <MainShell content={shell}>
      <MessagePage content={notFound} figure="not-found" />
    </MainShell>
  );
}
