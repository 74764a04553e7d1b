import "@/components/layout/tokens.css";
import "@/components/layout/base.css";
import "@/components/layout/fonts.css";
import type { Viewport } from "next";
import { RouteChanges } from "@/components/layout/route-changes";
import { ShellControls } from "@/components/layout/shell-controls";
import { Reveal } from "@/components/motion/reveal";
import { ToasterHost } from "@/components/ui/toaster-host";
import { colorsOf } from "@/lib/colors";
import { copy } from "@/lib/content/load";
import { env } from "@/lib/env";

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
        <ShellControls />
        <RouteChanges basePath={env.basePath} loading={copy.loading} />
        <ToasterHost dismiss={copy.form.toasts.dismiss} />
      </body>
    </html>
  );
}
