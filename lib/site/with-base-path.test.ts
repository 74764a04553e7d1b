async function hrefBelow(basePath: string) {
  const env = { ...process.env, NEXT_PUBLIC_BASE_PATH: basePath };
  jest.replaceProperty(process, "env", env);
  jest.resetModules();
  return (await import("./with-base-path")).href;
}

test("only URLs of pages get the base path", async () => {
  const href = await hrefBelow("/preview");
  const other = ["#contact", "https://voicedesk.example/", "tel:+910000000000"];
  expect(href("/services#cloud")).toBe("/preview/services#cloud");
  expect(href("/")).toBe("/preview");
  expect(href("/?subject=Sites#contact")).toBe(
    "/preview?subject=Sites#contact",
  );
  expect(other.map(href)).toEqual(other);
});

test("at the root, a path stays as it is", async () => {
  const href = await hrefBelow("");
  expect(["/", "/about-us"].map(href)).toEqual(["/", "/about-us"]);
});
