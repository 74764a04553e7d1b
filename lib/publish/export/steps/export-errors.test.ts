import { parseHtml } from "@/lib/publish/export/html";
import { blockedCode, fileErrors, privateStrings } from "./export-errors";

test.each([
  ["the policy blocks style", '<p style="color:red">'],
  ["the policy blocks inline", '<img src="x" onerror="x()">'],
  ["the policy blocks script", '<a href="javascript:x()">'],
  ["", '<script type="a/json">"<p style=\\"\\" onclick=\\"\\">"</script>'],
  ["", '<meta name="description" content="JavaScript: why we write it">'],
])("of a page, “%s” is reported: %s", (error, html) => {
  const named = expect.stringMatching(`.+${error}`);
  expect(blockedCode({ $: parseHtml(html) })).toEqual(error ? [named] : []);
});

const forbidden = privateStrings(
  {
    API_TOKEN: "correct horse",
    SMTP_PASS: "battery staple",
    PRIVATE_KEY: "-----BEGIN",
    DATABASE_URL: "postgres://a:b@c.d/e",
    HOME_PAGE: "https://www.example.com",
    MAIL_PASS: "abcdefghijklmnop",
    DB_PASSWORD: "password",
    NAME: "harmless value",
    NEXT_PUBLIC_MAPS_KEY: "AIza-shown-to-all",
  },
  "/home/someone/site",
);

test.each([
  ["a.js.map", "{}", "source map"],
  ["a.js", "x\n//# sourceMappingURL=a.js.map", "source map"],
  ["a.js", "at /home/someone/site/a", "holds a path of this machine"],
  ["a.js", "correct horse", "holds the value of API_TOKEN"],
  ["a.js", "battery staple", "holds the value of SMTP_PASS"],
  ["a.js", "abcdefghijklmnop", "holds the value of MAIL_PASS"],
  ["a.js", "-----BEGIN", "holds the value of PRIVATE_KEY"],
  ["a.js", '"postgres://a:b@c.d/e"', "holds the value of DATABASE_URL"],
])("%s with %j is an error: %s", (file, content, error) => {
  expect(fileErrors(file, content, forbidden)).toEqual([`${file}: ${error}`]);
});

test.each([
  "harmless value",
  "https://www.example.com",
  "AIza-shown-to-all",
  "a password field",
])("what is no secret is no error: %s", (value) => {
  expect(fileErrors("a.js", value, forbidden)).toEqual([]);
});

test.each([
  String.raw`C:\Users\someone\site\a`,
  String.raw`"C:\\Users\\someone\\site\\a"`,
  "file:///C:/Users/someone/site/a",
])("a path of Windows is found in %s", (text) => {
  const directory = String.raw`C:\Users\someone\site`;
  expect(fileErrors("a.js", text, privateStrings({}, directory))).toEqual([
    "a.js: holds a path of this machine",
  ]);
});

test("a directory as short as /build does not forbid that word", () => {
  expect(privateStrings({}, "/build").has("/build")).toBe(false);
});
