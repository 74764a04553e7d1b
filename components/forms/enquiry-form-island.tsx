"use client";

import { island } from "@/components/ui/island";
import type { EnquiryFormProps } from "./enquiry-form";

/** The form's finished HTML; its code arrives when the visitor comes near. */
export const EnquiryFormIsland = island<EnquiryFormProps>(
  () => import("./enquiry-form"),
);
