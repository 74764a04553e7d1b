import { createServer } from "node:http";
import { writeCheckResult } from "@/lib/content/check-result";
import { discs, icons, surfaces } from "@/lib/content/enums";
import { close, listen } from "@/lib/dev/ports";
import { createEditorServer } from "./editor-server";

jest.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));
jest.mock("@/lib/content/check-result", () => ({
  readCheckResult: () => ({ errors: "", warnings: "" }),
  writeCheckResult: jest.fn(),
}));

type Setup = { drawings: Record<string, string>[] };

const ask = async (siteUrl: string, path: string) => {
  const server = createEditorServer({ script: "", siteUrl });
  const response = await fetch(
    `http://localhost:${await listen(server, 0)}${path}`,
  );
  const text = await response.text();
  await close(server);
  return { status: response.status, text };
};

test("a preview learns that the site has not started", async () => {
  expect(await ask("http://localhost:9", "/status/services")).toMatchObject({
    status: 503,
  });
});

test("a preview shows an error that stays though the content is right", async () => {
  const next = createServer((_, response) => response.writeHead(500).end());
  const siteUrl = `http://localhost:${await listen(next, 0)}`;
  expect(await ask(siteUrl, "/status/services")).toMatchObject({ status: 500 });
  expect(writeCheckResult).toHaveBeenCalledTimes(5);
  await close(next);
});

test.each([
  ["icon", icons],
  ["disc", discs],
  ["colour", surfaces],
])("every %s to choose from is shown in colour", async (_kind, words) => {
  const { text } = await ask("http://localhost:9", "/config.json");
  const setup: Setup = JSON.parse(text);
  const set = setup.drawings.find((drawings) =>
    Object.keys(words).every((word) => word in drawings),
  );
  expect(set).toBeDefined();
  expect(Object.values(set ?? {}).join()).not.toContain("var(");
});
