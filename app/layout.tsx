import "@/.cache/colors.css";
import "@/components/layout/tokens.css";
import "@/components/layout/base.css";
import "@/.cache/fonts.css";
import "@/components/ui/loading-bar.css";
import type { Viewport } from "next";
import { StartInDev } from "@/components/browser/start-in-dev";
import { readColors } from "@/lib/content/brand/colors";
import { readThemes } from "@/lib/content/brand/theme";
import { direction, locale, site } from "@/lib/content/load";
import { env } from "@/lib/site/env";
import { writePolicy } from "@/lib/site/policy";

const themes = readThemes();

export const viewport: Viewport = {
  themeColor: themes.map((theme) => ({
    ...(themes.length > 1 && { media: `(prefers-color-scheme: ${theme})` }),
    color: readColors(theme).color("--paper"),
  })),
  viewportFit: "cover",
};

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang={locale} dir={direction}>
      <body>
        {children}
        {process.env.NODE_ENV === "development" && (
          <>
            <DevPolicy />
            <StartInDev />
          </>
        )}
      </body>
    </html>
  );
}

/** What the policy of a build blocks is blocked in the dev server too, but for what Next's own scripts need. */
function DevPolicy() {
  const { frames = [] } = site;
  const content = writePolicy(
    { ...env, frames },
    {
      "script-src": ["'unsafe-inline'", "'unsafe-eval'"],
      "style-src": ["'unsafe-inline'"],
      "connect-src": ["ws:"],
    },
  );
  return <meta httpEquiv="Content-Security-Policy" content={content} />;
}
