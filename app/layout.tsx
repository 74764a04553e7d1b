import "@/.cache/colors.css";
import "@/components/layout/tokens.css";
import "@/components/layout/base.css";
import "@/.cache/fonts.css";
import "@/components/ui/loading-bar.css";
import type { Viewport } from "next";
import { StartInDev } from "@/components/browser/start-in-dev";
import { readColors } from "@/lib/content/brand/colors";
import { direction, locale } from "@/lib/content/load";

export const viewport: Viewport = {
  themeColor: (["light", "dark"] as const).map((theme) => ({
    media: `(prefers-color-scheme: ${theme})`,
    color: readColors(theme).color("--paper"),
  })),
  viewportFit: "cover",
};

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang={locale} dir={direction}>
      <body>
        {children}
        {process.env.NODE_ENV === "development" && <StartInDev />}
      </body>
    </html>
  );
}
