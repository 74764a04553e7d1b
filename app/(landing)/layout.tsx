import { LandingShell } from "@/components/layout/landing-shell";
import { shell } from "@/lib/content/load";

export default function LandingLayout({
  children,
}: {
  children: React.ReactNode;
}) {
  return <LandingShell content={shell}>{children}</LandingShell>;
}
