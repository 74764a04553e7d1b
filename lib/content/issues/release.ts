import type { ContentIssue } from "./content-issue";
import { type Source, valueAt } from "./source";
import { texts } from "./walk";

/** What came with the sample brand and is true of nobody. */
const samples: [pattern: RegExp, expected: string][] = [
  [/anekora|\banek\b/i, "your own company and its story"],
  [/\+91 ?0{5}/, "your own phone number"],
  [/\.example\b/i, "an address of your own; .example addresses lead nowhere"],
  [/Sample House|Example Road/i, "your own address"],
  [
    /Sample site|Sample work|made-up/i,
    "nothing about samples once clients and work are real",
  ],
  [
    /Meera Raghavan|Arjun Dsouza|Farida Contractor|Sunita Kale|Joseph Tharakan/,
    "a client who gave you this quote in writing",
  ],
  [
    /^(Lavang & Co\.|Orchid Lane|Roadbook|Vembanad Stays|Ledgerloom|Jali Architects|Tiffin Trail|Paisa Pot|Sehat|Chalo Charge)$/,
    "a client or project of your own",
  ],
  [/three people, one clinic/, "how your own company began"],
];

/** Promises of the sample texts that a real company has to keep. */
const promises =
  /one working day|free of charge|(?:is|are) free\b|Friday|Hindi|Kannada|fortnight|two-week|two weeks|warranty|WCAG|\bweeks\b|Ten to sixteen|twenty|never stays empty/i;

/** Sample values that were never replaced (errors), and promises to confirm (warnings). */
export function releaseIssues(
  sources: ReadonlyMap<string, Source>,
): ContentIssue[] {
  return [...sources.values()].flatMap((source) => [
    ...sampleFlag(source),
    ...texts(source.data).flatMap(({ path, key, value }) => {
      if (key === "$schema") return [];
      const sample = samples.find(([pattern]) => pattern.test(value));
      if (sample) {
        return [source.problem(path, { expected: sample[1] })];
      }
      const promise = value.match(promises)?.[0];
      if (!promise || key === "id") return [];
      return [
        source.problem(path, {
          severity: "warning",
          expected: `a promise that your company keeps (“${promise}”)`,
        }),
      ];
    }),
  ]);
}

function sampleFlag(source: Source): ContentIssue[] {
  if (source.name !== "site" || valueAt(source.data, ["sample"]) === false) {
    return [];
  }
  return [
    source.problem(["sample"], {
      expected: "false, once every placeholder is replaced",
      suggestion: "false",
    }),
  ];
}
