import { LandingShell } from "@/components/layout/landing-shell";
import { home, privacy, site, ui } from "@/lib/content/load";

export default function LandingLayout({
  children,
}: {
  children: React.ReactNode;
}) {
  return (
    <LandingShell content={{ site, ui, privacy, updated: home.meta.updated }}>
      {children}
    </LandingShell>
  );
}
