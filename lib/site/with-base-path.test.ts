async function hrefBelow(basePath: string) {
  return (await urlsBelow(basePath)).href;
}

function urlsBelow(basePath: string) {
  const env = {
    ...process.env,
    NEXT_PUBLIC_SITE_URL: "https://example.com",
    NEXT_PUBLIC_BASE_PATH: basePath,
  };
  jest.replaceProperty(process, "env", env);
  jest.resetModules();
  return import("./with-base-path");
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

test.each([
  ["", "https://example.com/", "https://example.com/about-us"],
  ["/a", "https://example.com/a/", "https://example.com/a/about-us"],
])(
  "below “%s”, home has the address that hosts do not redirect",
  async (basePath, home, other) => {
    const { absolute } = await urlsBelow(basePath);
    expect(["/", "/about-us"].map(absolute)).toEqual([home, other]);
  },
);
