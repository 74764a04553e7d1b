"use client";

import { Enhanced } from "@/components/ui/enhanced";

/** The box that counts its statistics up, once, when it comes into view. */
export function CountingStrip({ children }: { children: React.ReactNode }) {
  return (
    <Enhanced load={load} data-moves="">
      {children}
    </Enhanced>
  );
}

async function load() {
  return (await import("./counting-controller")).CountingController;
}
