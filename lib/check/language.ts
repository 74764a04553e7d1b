import { englishTexts } from "@/lib/content/english-texts";
import { isEnglish, localeOf, localePattern } from "@/lib/content/locale";
import { describeNumber, splitNumber } from "@/lib/content/statistic";
import { valueAt } from "@/lib/content/walk";
import { visitorErrors } from "@/lib/enquiry/error-codes";
import type { ContentIssue, Finding } from "./content-issue";
import { fieldName, type Sources, type Text } from "./source";
import type { Targets } from "./targets";

/** Warnings of texts that are left out, where the site's language is not that of the texts in their place. */
export function englishLeft(sources: Sources): ContentIssue[] {
  const site = sources.get("site")?.filled;
  if (isEnglish(site)) return [];
  const ofRelay = Object.entries(visitorErrors).map(([code, text]) => ({
    file: "interface",
    path: ["form", "toasts", "relay", code],
    text,
  }));
  return [...englishTexts(site), ...ofRelay].flatMap(({ file, path, text }) => {
    const source = sources.get(file);
    if (!source || valueAt(source.data, path) !== undefined) return [];
    return source.issues(path, {
      severity: "warning",
      found: "nothing: the field is missing",
      expected: `a text in the language of ${localeOf(site)}; without one visitors get “${text}”`,
    });
  });
}

/** An error of a statistic that the site's locale writes otherwise. */
export function numberFindings(text: Text, { sources }: Targets): Finding[] {
  if (fieldName(text) !== "statistics.statistics.*.value") return [];
  const locale = localeOf(sources.get("site")?.filled);
  // An invalid locale is reported in site.json.
  if (!localePattern.test(locale) || splitNumber(text.value, locale)) return [];
  return [{ expected: describeNumber(locale) }];
}
