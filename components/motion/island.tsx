"use client";

import { Activity } from "react";

/**
 * Hydrates what is in it after the page around it, in a task of its own, so that the first touch waits for less. Until
 * the widget in it marks this root `data-ready`, the loader keeps presses and submissions. Activity is the one boundary
 * that leaves its HTML where it is in the page; its root must have a box.
 */
export function Island({
  className,
  children,
}: {
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div className={className} data-island="">
      <Activity>{children}</Activity>
    </div>
  );
}
