/** @jest-environment node */
import { shortenClassNames, shortName } from "./short-class-names";

test("a class is named by its file and its own name, and always the same", () => {
  const name = shortName("components/a.module.css#box");
  expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]{4}$/);
  expect(shortName("components/a.module.css#box")).toBe(name);
  expect(shortName("components/b.module.css#box")).not.toBe(name);
  expect(shortName("components/a.module.css#lid")).not.toBe(name);
});

test("only the styles of components are renamed, wherever the project lies", () => {
  const next = () => "next";
  const rule = (test: RegExp) => ({
    test,
    use: [{}, { options: { modules: { getLocalIdent: next } } }],
  });
  const own = rule(/\.module\.css$/);
  const font = rule(/next\/font\/local\/target\.css$/);
  shortenClassNames([{ oneOf: [own, font] }]);
  const name = (folder: string, { use }: typeof own) =>
    Reflect.apply(use[1]?.options?.modules.getLocalIdent ?? next, null, [
      {
        rootContext: folder,
        resourcePath: `${folder}/components/a.module.css`,
      },
      "",
      "box",
    ]);
  expect(name("/srv/one", own)).toBe(shortName("components/a.module.css#box"));
  expect(name("/srv/two", own)).toBe(name("/srv/one", own));
  expect(name("/srv/one", font)).toBe("next");
});

test("a bundler that names classes in another way stops the build", () => {
  expect(() => shortenClassNames([{ test: /\.css$/, use: [{}] }])).toThrow(
    "No loader",
  );
});
