/** What cannot wait for the page's script: the only inline script of a page, at the end of its first block. */

import "@/components/browser/inline/show-canonical-path";
import "@/components/browser/inline/keep-presses";
import "@/components/browser/inline/reload-old-page";
import "@/components/browser/inline/open-details";
import "@/components/browser/inline/scroll-to-target";
import "@/components/browser/inline/show-leaving";
