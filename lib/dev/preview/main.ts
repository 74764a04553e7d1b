import "@/lib/node/env-file";
import { endOnSignal } from "@/lib/node/end-on-signal";
import { explain } from "@/lib/node/explain";
import { portOf } from "../../node/ports";
import { serveSite } from "./site-server";

try {
  const { env } = await import("@/lib/env");
  const site = await serveSite(portOf("PORT", 3000), env.basePath);
  console.log(`Site: ${site.url}`);
  endOnSignal(site.close);
} catch (error) {
  console.error(explain(error, "PORT"));
  process.exitCode = 1;
}
