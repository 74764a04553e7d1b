"use client";

import "@/components/layout/tokens.css";
import "@/components/layout/base.css";
import { PageError } from "@/components/layout/error-page";
import { anek } from "@/components/layout/fonts";

/** For an error in the root layout itself, which this page then stands in for. */
export default function GlobalErrorPage() {
  return (
    <html lang="en-IN" className={anek.variable}>
      <body>
        <main>
          <PageError />
        </main>
      </body>
    </html>
  );
}
