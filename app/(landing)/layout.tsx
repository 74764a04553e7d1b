import { LandingShell } from "@/components/layout/landing-shell";
import { shell } from "@/lib/content/load";

export default function LandingLayout({ children }: LayoutProps<"/">) {
  return <LandingShell content={shell}>{children}</LandingShell>;
}
