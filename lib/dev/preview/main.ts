import "@/lib/env-file";
import { endOnSignal } from "@/lib/relay/end-on-signal";
import { explain } from "@/lib/relay/explain";
import { portOf } from "./ports";
import { serveSite } from "./serve";

try {
  const { env } = await import("@/lib/env");
  const port = portOf("PORT", 3000);
  const site = await serveSite({ port, basePath: env.basePath });
  console.log(`Site: ${site.url}`);
  endOnSignal(site.close);
} catch (error) {
  console.error(explain(error, "PORT"));
  process.exitCode = 1;
}
