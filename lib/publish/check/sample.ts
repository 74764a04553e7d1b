import type { ContentIssue } from "@/lib/content/content-issue";
import { findSchemaName } from "@/lib/content/files";
import { contentFile } from "@/lib/content/pages";
import { valueAt } from "@/lib/content/walk";
import { isReservedHost } from "@/lib/node/loopback";
import type { Finding } from "./describe";
import { jsonSchemas } from "./json-schemas";
import { listTexts, type Sources, type Text } from "./source";

/** Describes the names in "sample" of site.json: a line for each kind of promise, and a last line for all others. */
export function sampleLeft(names: readonly string[]): string[] {
  const schemaOf = (name: string) => findSchemaName(name.replace(/\.\w+$/, ""));
  const grave = new Map<string, string[]>();
  for (const [schema, { promises }] of Object.entries(jsonSchemas)) {
    const files = names.filter((name) => schemaOf(name) === schema);
    if (promises && files.length > 0)
      grave.set(promises, [...(grave.get(promises) ?? []), ...files]);
  }
  const named = [...grave.values()].flat();
  const others = names.filter((name) => !named.includes(name));
  const lines = [...grave].map(([kind, all]) => `${all.join(", ")} (${kind})`);
  return [...lines, others.join(", ")].filter(Boolean);
}

/** Errors of what site.json lists as sample content, and of values of the sample in files that it does not list. */
export function sampleIssues(sources: Sources): ContentIssue[] {
  const site = sources.get("site");
  const listed = valueAt(site?.data, ["sample"]);
  const names = Array.isArray(listed) ? listed.map(String) : [];
  const list = {
    found: `${names.length} names of what still is the sample`,
    expected: [
      "an empty list in a release. Take a name out when it is your own; begin with what promises something in your name:",
      ...sampleLeft(names),
    ].join("\n      "),
  };
  return [
    ...(names.length > 0 ? (site?.issues(["sample"], list) ?? []) : []),
    ...[...sources.values()]
      .filter(({ name }) => !names.includes(contentFile(name)))
      .flatMap(listTexts)
      .flatMap((text) => text.source.issues(text.path, ofSample(text))),
  ];
}

/** An error of a host that cannot exist or a phone number of zeros. */
function ofSample({ source: { name }, written }: Text): Finding | undefined {
  const hosts = [...written.matchAll(/(?:@|\/\/)([\w.-]*\w)/g)];
  return hosts.some(([, host = ""]) => isReservedHost(host)) ||
    (name === "site" && /0{8}/.test(written))
    ? { expected: "your own: this is a value of the sample" }
    : undefined;
}
