import { discs, icons, surfaces } from "@/lib/content/enums";
import { close, listen } from "@/lib/dev/ports";
import { createEditorServer } from "./editor-server";

type Setup = { drawings: Record<string, string>[] };

let setup: Setup;

beforeAll(async () => {
  const server = createEditorServer({ script: "", siteUrl: "" });
  const port = await listen(server, 0);
  setup = await fetch(`http://localhost:${port}/config.json`).then(
    (response) => response.json() as Promise<Setup>,
  );
  await close(server);
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
