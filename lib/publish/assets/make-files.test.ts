import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tempFolder } from "@/lib/node/testing/temp-folder";
import { makeFiles, oneFile } from "./make-files";

const root = tempFolder();
const make = (drawn: string) =>
  makeFiles(root, ".cache/assets.json", [oneFile("icon.png", drawn)]);
const icon = join(root, "public/icon.png");
const read = () => readFileSync(icon, "utf8");

test("an owner's list of what git ignores is named and stays", async () => {
  const own = tempFolder({ "public/.gitignore": "*.psd\n" });
  await expect(makeFiles(own, "record.json", [])).rejects.toThrow("Move them");
  expect(readFileSync(join(own, "public/.gitignore"), "utf8")).toBe("*.psd\n");
});

test("an outdated icon is made anew, also without the record", async () => {
  await make("first");
  rmSync(join(root, ".cache"), { recursive: true });
  await make("second");
  expect(read()).toBe("second");
});

test("an owner's icon in place of a made one stays until it is gone", async () => {
  jest.spyOn(console, "log").mockImplementation();
  writeFileSync(icon, "an owner's");
  for (const drawn of ["second", "third"]) await make(drawn);
  expect(read()).toBe("an owner's");
  rmSync(icon);
  await make("third");
  expect(read()).toBe("third");
});
