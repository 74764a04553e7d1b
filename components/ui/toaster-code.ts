import { retryableImport } from "@/components/hydration/retryable-import";

/** The toaster. Whoever expects a toast starts it. */
export const toasterCode = retryableImport(() => import("./toasts"));
