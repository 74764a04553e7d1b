import { createServer } from "node:http";
import { writeCheckResult } from "@/lib/content/check-result";
import { askNext } from "./ask-next";
import { close, listen } from "./ports";

jest.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));
jest.mock("@/lib/content/check-result", () => ({
  readCheckResult: () => ({ errors: "", warnings: "" }),
  writeCheckResult: jest.fn(),
}));

test("an error that stays though the content is right ends the asking", async () => {
  const next = createServer((_, response) => response.writeHead(500).end());
  await askNext(`http://localhost:${await listen(next, 0)}`);
  expect(writeCheckResult).toHaveBeenCalledTimes(5);
  await close(next);
});
