import "@/lib/node/env-file";
import { readPort } from "@/lib/dev/ports";
import { runProgram } from "@/lib/node/run-program";
import { serveSite } from "./site-server";

await runProgram(async () => {
  const { env } = await import("@/lib/site/env");
  console.log(`Site: ${await serveSite(readPort("PORT", 3000), env)}`);
});
