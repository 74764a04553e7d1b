"use client";

import "@/components/layout/tokens.css";
import "@/components/layout/base.css";
import "@/components/layout/fonts.css";
import { PageError } from "@/components/layout/error-page";

/** Replaces the root layout after an error in it. */
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
