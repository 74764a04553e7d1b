import { tempFolder } from "@/lib/node/testing/temp-folder";

test("what macOS and sync programs put beside a drawing is none", async () => {
  const folder = "content/brand/drawings";
  const root = tempFolder({
    [`${folder}/icons/._a.svg`]: "",
    [`${folder}/icons/a.svg`]: "<svg><title>A</title></svg>",
    [`${folder}/discs/a (1).svg`]: "<svg/>",
  });
  jest.spyOn(process, "cwd").mockReturnValue(root);
  const { icons, discs } = await import("./enums");
  expect([icons, discs]).toEqual([{ a: "A" }, {}]);
});
