const original = process.env.NEXT_PUBLIC_BASE_PATH;

afterEach(() => {
  process.env.NEXT_PUBLIC_BASE_PATH = original ?? "";
  jest.resetModules();
});

async function hrefBelow(basePath: string) {
  process.env.NEXT_PUBLIC_BASE_PATH = basePath;
  jest.resetModules();
  return (await import("./with-base-path")).href;
}

test("below a path, a page of the site is reached below that path", async () => {
  const href = await hrefBelow("/preview");
  expect(href("/services#cybersecurity")).toBe(
    "/preview/services#cybersecurity",
  );
  expect(href("/")).toBe("/preview");
});

test("below a path, anchors and other sites stay as they are", async () => {
  const href = await hrefBelow("/preview");
  expect(href("#contact")).toBe("#contact");
  expect(href("https://voicedesk.example/")).toBe("https://voicedesk.example/");
  expect(href("tel:+910000000000")).toBe("tel:+910000000000");
});

test("at the root, a path stays as it is", async () => {
  const href = await hrefBelow("");
  expect(href("/")).toBe("/");
  expect(href("/about-us")).toBe("/about-us");
});
