"use client";

import { island } from "@/components/hydration/island";
import { readDraft } from "@/lib/enquiry/draft";
import type { EnquiryFormProps } from "./enquiry-form";
// The style of late code comes late as well; the finished HTML needs it from the first paint on.
import "./enquiry-form.module.css";

/** The form's finished HTML; its code arrives when the form is visible, or at once to restore a draft. */
export const EnquiryFormIsland = island<EnquiryFormProps>(
  () => import("./enquiry-form"),
  ({ form }) => Object.keys(readDraft(form)).length > 0,
);
