"use client";

import "@/components/layout/tokens.css";
import "@/components/layout/base.css";
import { PageError } from "@/components/layout/error-page";
import { anek } from "@/components/layout/fonts";

/** For a fault in the root layout itself, which this page then stands in for. */
export default function GlobalErrorPage({ reset }: { reset: () => void }) {
  return (
    <html lang="en-IN" className={anek.variable}>
      <body>
        <PageError reset={reset} />
      </body>
    </html>
  );
}
