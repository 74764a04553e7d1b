"use client";

import "@/components/layout/tokens.css";
import "@/components/layout/base.css";
import "@/components/layout/fonts.css";
import { PageError } from "@/components/layout/error-page";

/** For an error in the root layout itself, which this page then stands in for. */
export default function GlobalErrorPage() {
  return (
    <html lang="en-IN">
      <body>
        <main>
          <PageError />
        </main>
      </body>
    </html>
  );
}
