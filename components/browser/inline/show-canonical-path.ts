/** The address bar shows the canonical path, whatever path the host redirected to. A page in a file has no other. */

import { canonicalPath } from "@/lib/site/canonical-path";

const { pathname, search, hash } = location;
const canonical = canonicalPath(pathname);
if (canonical !== pathname && origin.startsWith("http"))
  history.replaceState(null, "", canonical + search + hash);
