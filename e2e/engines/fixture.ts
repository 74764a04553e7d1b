import { test as base } from "playwright/test";
import { firefox } from "./firefox";
import { createVisitor, type Visitor } from "./visitor";
import { webkit } from "./webkit";

export const engines = { Firefox: firefox, WebKitGTK: webkit };

/** Each journey gets a browser of its own, of the engine that the project is named for. */
export const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ baseURL }, use, testInfo) => {
    const engine = engines[testInfo.project.name as keyof typeof engines]();
    if ("missing" in engine) {
      test.skip(true, `not installed: ${engine.missing}`);
      return;
    }
    const started = await engine.start();
    await use(createVisitor(started, baseURL ?? ""));
    await started.close();
  },
});
