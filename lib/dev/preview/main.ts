import "@/lib/node/env-file";
import { readPort } from "@/lib/dev/ports";
import { explain } from "@/lib/node/explain";
import { serveSite } from "./site-server";

try {
  const { env } = await import("@/lib/env");
  console.log(`Site: ${await serveSite(readPort("PORT", 3000), env.basePath)}`);
} catch (error) {
  console.error(explain(error, "PORT"));
  process.exitCode = 1;
}
