import { MainShell } from "@/components/layout/main-shell";
import { shell } from "@/lib/content/load";

export default function MainLayout({ children }: LayoutProps<"/">) {
  return <MainShell content={shell}>{children}</MainShell>;
}
