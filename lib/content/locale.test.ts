import { textDirection } from "./locale";

test.each([
  ["rtl", ["ar-EG", "ckb-IQ", "dv-MV", "fa-IR", "he-IL", "ur-PK"]],
  [undefined, ["az-AZ", "en-IN", "pa-IN", "zh-TW"]],
])("the direction is %s of pages in %s", (direction, locales) => {
  for (const locale of locales)
    expect([locale, textDirection(locale)]).toEqual([locale, direction]);
});
