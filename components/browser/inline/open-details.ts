/** Opens the question that the URL names, before the page scrolls to it. */

import { onTarget, target } from "./this-page";

onTarget(() => target()?.querySelector("details")?.setAttribute("open", ""));
