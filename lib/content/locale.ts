export const localePattern = /^[a-z]{2,3}-[A-Z]{2}$/;

/** The language and country of the texts: `locale` of site.json. */
export function localeOf(site: unknown): string {
  return String(Object(site).locale ?? "en-IN");
}

export function isEnglish(site: unknown): boolean {
  return localeOf(site).startsWith("en-");
}
