import { useEffect } from "react";
import { observe } from "react-intersection-observer";
import { countWhenSeen } from "./count-when-seen";

/** Counts the statistics in a page that a route change has brought; in others they count before the framework is there. */
export default function CountingController({ root }: { root: HTMLElement }) {
  useEffect(() => countWhenSeen(root, observe), [root]);
  return null;
}
