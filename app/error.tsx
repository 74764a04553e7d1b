"use client";

import { PageError } from "@/components/layout/error-page";

export default function ErrorPage({ reset }: { reset: () => void }) {
  return <PageError reset={reset} />;
}
