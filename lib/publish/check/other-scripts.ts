import { fileIssue } from "@/lib/content/content-issue";
import { otherScripts } from "@/lib/site/other-scripts";
import { fileName, formatValue } from "./describe";
import { buildExample, fieldAt } from "./json-schemas";
import type { Sources } from "./source";
import { isNamedIn } from "./wording";

const file = "lib/site/other-scripts.ts";

/** What a policy may have, a keyword that some chat windows need too. */
const source =
  /^\S+ ((https|wss):\/\/(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?|http:\/\/localhost(:\d+)?)$|^style-src 'unsafe-inline'$|^worker-src blob:$/;

/** Issues of the list of scripts of other sites, and of what the content must say of them. */
export function otherScriptIssues(sources: Sources) {
  const because = fileName("privacy");
  const copy = sources.get("interface");
  const asks = otherScripts.some(({ needsConsent }) => needsConsent);
  const question = buildExample(fieldAt("interface", ["consent"]) ?? {});
  const unasked = copy?.issues(["consent"], {
    found: "nothing: the field is missing",
    expected: `the question before those scripts of ${file} that need consent`,
    example: `"consent": ${JSON.stringify(question)}`,
  });
  const issues = otherScripts.flatMap(({ name, origins }, index) => {
    const issue = (field: string, value: string, expected: string) =>
      fileIssue(file, {
        location: `entry ${index + 1} (${name}) > ${field}`,
        found: formatValue(value),
        expected,
      });
    const first = otherScripts.findIndex((script) => script.name === name);
    const twice = `a name of its own; entry ${first + 1} has the same`;
    const unnamed = `a name that ${because} says too, with what this site learns of visitors`;
    return [
      ...(first < index ? [issue("name", name, twice)] : []),
      ...Object.entries(origins).flatMap(([directive, values]) =>
        values
          .filter((value) => !source.test(`${directive} ${value}`))
          .map((value) => issue(`origins > ${directive}`, value, expected)),
      ),
      ...(isNamedIn("privacy", name, sources)
        ? []
        : [
            {
              ...issue("name", name, unnamed),
              severity: "warning" as const,
              because,
            },
          ]),
    ];
  });
  const isMissing = asks && !Object(copy?.filled).consent;
  return [...((isMissing && unasked) || []), ...issues];
}

const expected =
  "https:// or wss:// and the name of a site alone, without a path, in small letters, such as https://www.example.com or https://*.example.com";
