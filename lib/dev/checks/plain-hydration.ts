/**
 * Builds the site without lib/export/framework, so that every page hydrates on load, and runs the tests of the main
 * journeys: links, navigation, the carousel and the form.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { choosePorts } from "@/lib/dev/preview/choose-ports";
import { copyProject } from "@/lib/dev/project-copy";

const journeys = ["links", "navigation.spec", "carousel", "mail"];

const { environment } = await choosePorts({ PORT: "3140", RELAY_PORT: "8140" });
await using copy = await copyProject();
await rm(join(copy.folder, "lib/export/framework"), { recursive: true });
await copy.edit("lib/export/build.ts", withoutLines("deferHydration"));
await copy.edit("next.config.ts", withoutLines("configureWebpack"));
// Next preloads the stylesheets of its error pages, which lib/export/framework prevents.
await copy.edit("e2e/export/links.spec.ts", (text) =>
  text.replace("pageErrors(page)", "pageErrors(page, /css was preloaded/)"),
);
await copy.build(environment);
process.exitCode = await copy.run(
  // Tests with this tag need deferred hydration.
  `npx playwright test ${journeys.join(" ")} --grep-invert @deferred`,
  environment,
);

function withoutLines(name: string): (text: string) => string {
  return (text) =>
    text
      .split("\n")
      .filter((line) => !line.includes(name))
      .join("\n");
}
