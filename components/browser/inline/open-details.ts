/** Opens the question that the URL names, before the page scrolls to it. */

import { findTarget } from "@/components/browser/target";
import { onTarget } from "./this-page";

onTarget(() =>
  findTarget()?.querySelector("details")?.setAttribute("open", ""),
);
