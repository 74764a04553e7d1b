import { localeOf, localePattern } from "@/lib/content/locale";
import { describeNumber, splitNumber } from "@/lib/content/statistic";
import type { Finding } from "./content-issue";
import { fieldName, type Text } from "./source";
import type { Targets } from "./targets";

/** An error of a statistic that the site's locale writes otherwise. */
export function numberFindings(text: Text, { sources }: Targets): Finding[] {
  if (fieldName(text) !== "statistics.statistics.*.value") return [];
  const locale = localeOf(sources.get("site")?.filled);
  // An invalid locale is reported in site.json.
  const isValid = localePattern.test(locale);
  return !isValid || splitNumber(text.value, locale)
    ? []
    : [{ expected: describeNumber(locale) }];
}
