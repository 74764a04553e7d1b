"use client";

import { PageError } from "@/components/layout/error-page";

export default function ErrorPage({ retry }: { retry: () => void }) {
  return <PageError retry={retry} />;
}
