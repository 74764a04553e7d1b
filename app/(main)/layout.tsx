import { MainShell } from "@/components/layout/main-shell";
import { home, privacy, site, ui } from "@/lib/content/load";

export default function MainLayout({
  children,
}: {
  children: React.ReactNode;
}) {
  return (
    <MainShell content={{ site, ui, privacy, updated: home.meta.updated }}>
      {children}
    </MainShell>
  );
}
