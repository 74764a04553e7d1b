/**
 * All that a header adds to the policy in each page. A page must satisfy both, and servers and CDNs keep headers longer
 * than pages, so a header with the hashes of one build would block the styles of the next.
 */
const pagePolicy = "frame-ancestors 'none'";

/** Folders in which every file name contains a hash of the content, and every file is a part of pages. */
export const partFolders = ["/_next/static/", "/img/"];

/** Browsers cache these files for a year. A drawing that is opened by its own URL is a document, but runs nothing. */
export const partHeaders = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": `${pagePolicy}; default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; form-action 'none'`,
};

/** Everything else is revalidated, so that a deployment is visible at once. */
export const CACHE_REVALIDATED = "public, max-age=0, must-revalidate";

/** The security headers of every response, errors included. */
export const securityHeaders = {
  "Content-Security-Policy": pagePolicy,
  // Without `includeSubDomains`, because other subdomains may lack HTTPS.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};
