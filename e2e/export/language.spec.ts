import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { exportedPages, out, readExported } from "@/e2e/support/export";
import { networks } from "@/lib/content/enums";
import { findSchemaName } from "@/lib/content/files";
import { locale, redirects, values } from "@/lib/content/load";
import { leaves } from "@/lib/content/walk";
import { fieldAt } from "@/lib/publish/check/json-schemas";
import { allElements, parseHtml } from "@/lib/publish/export/html";

const segmenter = new Intl.Segmenter(locale, { granularity: "word" });

/** Words of two letters are initials and codes of countries. */
const wordsIn = (text: string) =>
  [...segmenter.segment(text.toLowerCase())].flatMap(
    ({ segment }) => segment.match(/\p{L}{3,}/gu) ?? [],
  );

const isText = (value: string) => !/^([#/]|https?:)/.test(value);

/**
 * The words of all texts of the content: of names, of addresses and of networks, which their drawings name, but not of
 * ids and of what is chosen from a list.
 */
const own = new Set([
  ...Object.values(networks).flatMap(wordsIn),
  ...[...values].flatMap(([name, content]) =>
    leaves(content)
      .filter(({ key, value }) => key !== "id" && isText(value))
      .filter(({ path }) => {
        const schema = findSchemaName(name);
        return !(schema && fieldAt(schema, path)?.enum);
      })
      .flatMap(({ value }) => wordsIn(value)),
  ),
]);

const former = redirects.flatMap(({ from }) => {
  const file = `${from.slice(1).replace(/\.html$/, "")}.html`;
  return existsSync(join(out, file))
    ? [{ file, $: parseHtml(readExported(file)) }]
    : [];
});

const read =
  /^(alt|title|placeholder|label|summary|aria-(label|description|roledescription|valuetext|placeholder))$/;
const shownMeta = /(title|description|site_name|alt|author|keywords)$/;

for (const { file, $ } of [...exportedPages, ...former])
  test(`every word of ${file} is from the content`, () => {
    const data = $('script[type="application/ld+json"]').text() || "[]";
    const texts = [
      ...leaves(JSON.parse(data))
        .filter(({ key, value }) => !key.startsWith("@") && isText(value))
        .map(({ value }) => value),
      ...allElements($).flatMap(({ tagName, attribs, children }) => [
        ...(/^(script|style)$/.test(tagName)
          ? []
          : children.map((child) => ("data" in child ? child.data : ""))),
        ...Object.entries(attribs).flatMap(([name, value]) =>
          read.test(name) ? value : [],
        ),
        shownMeta.test(`${attribs.name ?? attribs.property}`)
          ? `${attribs.content}`
          : "",
      ]),
    ];
    expect(texts.length).toBeGreaterThan(3);
    const strange = texts.filter((text) =>
      wordsIn(text).some((word) => !own.has(word)),
    );
    expect(strange).toEqual([]);
    expect($("html").attr("lang")).toBe(locale);
  });

test("every word of the manifest is from the content", () => {
  const { icons: _, ...manifest } = JSON.parse(
    readExported("manifest.webmanifest"),
  );
  const words = leaves(manifest)
    .filter(({ value }) => isText(value))
    .flatMap(({ value }) => wordsIn(value));
  expect(words.filter((word) => !own.has(word))).toEqual([]);
});
