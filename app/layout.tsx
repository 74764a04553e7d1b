import "@/components/layout/tokens.css";
import "@/components/layout/base.css";
import type { Viewport } from "next";
import { anek } from "@/components/layout/fonts";
import { Navigator } from "@/components/layout/navigator";
import { Reveal } from "@/components/motion/reveal";
import { LoadingDisc } from "@/components/ui/loading-disc";
import { ToasterHost } from "@/components/ui/toaster-host";
import { ui } from "@/lib/content/load";
import { env } from "@/lib/env";

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#FFFFFF" },
    { media: "(prefers-color-scheme: dark)", color: "#0D1130" },
  ],
  viewportFit: "cover",
};

export default function RootLayout({
  children,
}: {
  children: React.ReactNode;
}) {
  return (
    <html lang="en-IN" className={anek.variable}>
      <body>
        {children}
        <Reveal />
        <Navigator basePath={env.basePath} loading={ui.loading}>
          <LoadingDisc />
        </Navigator>
        <ToasterHost dismiss={ui.form.toasts.dismiss} />
      </body>
    </html>
  );
}
