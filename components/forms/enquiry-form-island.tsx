"use client";

import { island } from "@/components/motion/island";
// Styles load with the code that imports them, and the first paint needs these before the form's code loads.
import "@/components/ui/button.module.css";
import "./enquiry-form.module.css";

export const EnquiryFormIsland = island("form", () => import("./enquiry-form"));
