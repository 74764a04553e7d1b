import { parseHtml } from "@/lib/publish/export/html";
import { exampleBuild } from "@/lib/publish/export/testing/example-build";
import { type OtherScript, otherScripts } from "@/lib/site/other-scripts";
import { addPolicy } from "./policy";

jest.mock("@/lib/site/other-scripts", () => ({ otherScripts: [] }));

/** The directives of a page's policy beside scripts of these origins. */
function policyWith(...opened: OtherScript["origins"][]) {
  const others = opened.map((origins) => ({
    name: "Other",
    origins,
    needsConsent: false,
    start() {},
  }));
  (otherScripts as OtherScript[]).splice(
    0,
    Number.POSITIVE_INFINITY,
    ...others,
  );
  const $ = parseHtml("<meta charset=utf-8><style>b{}</style>");
  addPolicy({ file: "index.html", $ }, exampleBuild, []);
  const content = $("meta[http-equiv]").attr("content") ?? "";
  return new Map(
    content.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values];
    }),
  );
}

test("a policy opens for the origins of each script alone, and without Trusted Types", () => {
  const closed = policyWith();
  const open = policyWith(
    { "script-src": ["https://a.example"], "worker-src": ["blob:"] },
    { "script-src": ["https://b.example"] },
  );
  for (const name of ["require-trusted-types-for", "trusted-types"])
    expect(closed.delete(name)).toBe(true);
  expect(Object.fromEntries(open)).toEqual({
    ...Object.fromEntries(closed),
    "script-src": ["'self'", "https://a.example", "https://b.example"],
    "worker-src": ["blob:"],
  });
});

test("styles in the page are open where a script needs them", () => {
  const open = policyWith({ "style-src": ["'unsafe-inline'"] });
  expect(open.get("style-src")).toEqual(["'self'", "'unsafe-inline'"]);
  expect(open.get("style-src-attr")).toEqual(["'unsafe-inline'"]);
});
