import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { settledContent } from "./settled-content";

test("a file that is being written is read when it is whole, and a wrong one as it is", async () => {
  const root = mkdtempSync(join(tmpdir(), "settled-"));
  cpSync("content", join(root, "content"), { recursive: true });
  const write = (text: string) =>
    writeFileSync(join(root, "content/statistics.json"), text);
  const read = async (content: ReturnType<typeof settledContent>) =>
    (await content).files.get("statistics");

  write("");
  const settled = settledContent(root);
  write("{}");
  expect(await read(settled)).toBe("{}");
  write("{");
  expect(await read(settledContent(root))).toBe("{");
  rmSync(root, { recursive: true });
});
