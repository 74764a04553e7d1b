import { statistic } from "./statistic";

const accepted: [locale: string, text: string, value: number][] = [
  ["en-IN", "3+", 3],
  ["en-IN", "100%", 100],
  ["en-IN", "1,20,000", 120_000],
  ["en-IN", "120,000", 120_000],
  ["en-IN", "24/7", 24],
  ["en-GB", "99.9 %", 99.9],
  ["en-GB", "2.5 million", 2.5],
  ["pt-BR", "99,9%", 99.9],
  ["pt-BR", "1.250+", 1250],
  ["pt-BR", "2,5 milhões", 2.5],
  ["pt-BR", "1,25 milhão", 1.25],
  ["pt-BR", "1.250.000", 1_250_000],
  ["de-DE", "1.250,5", 1250.5],
  ["fr-FR", "1 250", 1250],
  ["fr-FR", "1\u00a0250+", 1250],
  ["fr-FR", "1\u202f250 000", 1_250_000],
  ["nb-NO", "1 250", 1250],
  ["nl-NL", "4,8", 4.8],
  ["de-CH", "1'250", 1250],
  ["de-CH", "1’250.5", 1250.5],
  ["es-ES", "1.250", 1250],
  ["he-IL", "1,250+", 1250],
  ["ar-EG", "1,250+", 1250],
];

test.each(accepted)("in %s %j is %d", (locale, text, value) => {
  const read = statistic(text, 50, locale);
  expect(read.value).toBe(value);
  expect(read.digits + read.suffix).toBe(text);
});

test.each([
  ["en-IN", "1.250"],
  ["en-IN", "1,25 million"],
  ["en-IN", "99,9%"],
  ["en-IN", "123,45,678"],
  ["en-GB", "1 250"],
  ["en-GB", "1,20,000"],
  ["pt-BR", "1,250"],
  ["pt-BR", "99.9%"],
  ["de-DE", "1.20.000"],
  ["fr-FR", "1.250"],
  ["nl-NL", "1'250"],
  ["de-CH", "1.250"],
  ["he-IL", "4,8"],
  ["fa-IR", "۱۲۰"],
  ["ar-EG", "1٬250"],
  ["fa-IR", "99٫9%"],
  ["ja-JP", "1，250"],
  ["hi-IN", "12०+"],
])("in %s %j is no number", (locale, text) => {
  expect(() => statistic(text, 50, locale)).toThrow(
    `"${text}" is not a number as ${locale} writes it`,
  );
});
