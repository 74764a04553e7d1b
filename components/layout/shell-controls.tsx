"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { controlChatButton } from "./control-chat-button";
import { controlDrawer } from "./control-drawer";

/** What the drawer and the messaging button of a page need of script: one for both kinds of pages. */
export function ShellControls() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another shell, and has other text
  useEffect(controlDrawer, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(controlChatButton, [pathname]);
  return null;
}
