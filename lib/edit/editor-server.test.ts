import { discs, icons, surfaces } from "@/lib/content/enums";
import { close, listen } from "@/lib/dev/ports";
import { createEditorServer } from "./editor-server";

type Setup = { drawings: Record<string, string>[] };

let setup: Setup;
let status: number;

beforeAll(async () => {
  const siteUrl = "http://localhost:9";
  const server = createEditorServer({ script: "", siteUrl });
  const port = await listen(server, 0);
  ({ status } = await fetch(`http://localhost:${port}/status/services`));
  setup = await fetch(`http://localhost:${port}/config.json`).then(
    (response) => response.json() as Promise<Setup>,
  );
  await close(server);
});

test("a preview learns that the site has not started", () => {
  expect(status).toBe(503);
});

test.each([
  ["icon", icons],
  ["disc", discs],
  ["colour", surfaces],
])("every %s to choose from is shown in colour", (_kind, words) => {
  const set = setup.drawings.find((drawings) =>
    Object.keys(words).every((word) => word in drawings),
  );
  expect(set).toBeDefined();
  expect(Object.values(set ?? {}).join()).not.toContain("var(");
});
