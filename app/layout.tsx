import "@/components/layout/tokens.css";
import "@/components/layout/base.css";
import "@/components/layout/fonts.css";
import "@/components/layout/loading-bar.css";
import type { Viewport } from "next";
import { PageControls } from "@/components/layout/page-controls";
import { Reveal } from "@/components/motion/reveal";
import { ToasterHost } from "@/components/ui/toaster-host";
import { colorsOf } from "@/lib/colors";
import { copy } from "@/lib/content/load";

export const viewport: Viewport = {
  themeColor: (["light", "dark"] as const).map((theme) => ({
    media: `(prefers-color-scheme: ${theme})`,
    color: colorsOf(theme).color("--paper"),
  })),
  viewportFit: "cover",
};

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="en-IN">
      <body>
        {children}
        <Reveal />
        <PageControls />
        <ToasterHost dismiss={copy.form.toasts.dismiss} />
      </body>
    </html>
  );
}
