import { LandingShell } from "@/components/layout/landing-shell";
import { home, site, ui } from "@/lib/content/load";

export default function LandingLayout({
  children,
}: {
  children: React.ReactNode;
}) {
  return (
    <LandingShell content={{ site, ui, updated: home.meta.updated }}>
      {children}
    </LandingShell>
  );
}
