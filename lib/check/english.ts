import { englishTexts } from "@/lib/content/english-texts";
import { isEnglish, localeOf } from "@/lib/content/locale";
import { valueAt } from "@/lib/content/walk";
import { visitorErrors } from "@/lib/enquiry/error-codes";
import type { ContentIssue } from "./content-issue";
import type { Sources } from "./source";

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
