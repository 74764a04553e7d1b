"use client";

import { island } from "@/components/motion/island";
// The styles of late code come late as well; the finished HTML needs them from the first paint on.
import "@/components/ui/button.module.css";
import "./enquiry-form.module.css";

export const EnquiryFormIsland = island("form", () => import("./enquiry-form"));
