import { textDirection } from "./text-direction";

test.each(["ar-EG", "ckb-IQ", "dv-MV", "fa-IR", "he-IL", "ur-PK"])(
  "a page in %s runs from right to left",
  (locale) => expect(textDirection(locale)).toBe("rtl"),
);

test.each(["az-AZ", "en-IN", "pa-IN", "zh-TW"])(
  "a page in %s has no direction of its own",
  (locale) => expect(textDirection(locale)).toBeUndefined(),
);
