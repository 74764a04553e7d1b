import {
  interpolate,
  placeholder,
  runtimePlaceholdersIn,
} from "@/lib/content/placeholders";
import { type Finding, fileName } from "./describe";
import type { Text } from "./source";
import { findClosest } from "./suggestions";

/** Findings of placeholders that are unknown, circular or without a value in this text, and of single braces. */
export function placeholderFindings({
  source: { name: file, values },
  written,
  value,
  field,
}: Text): Finding[] {
  const findings: Finding[] = [];
  interpolate(written, values, (name, within) => {
    if (values.has(name)) {
      // Only the circular value is reported, not every text that contains its placeholder.
      if (file === "site" && within.some((own) => values.get(own) === written))
        findings.push({
          expected: `a text that does not name itself by {${name}}`,
        });
    } else {
      const meant = findClosest(name, values.keys());
      findings.push({
        expected: `a name of content/site.json in the braces; {${name}} stands for nothing`,
        suggestion: meant && `{${meant}}`,
      });
    }
  });
  if (/[{}]/.test(written.replace(placeholder, "")))
    findings.push({
      expected: "braces in pairs around a name, such as {brand}",
    });
  // Runtime placeholders such as {year} and {call} have a value in some texts only.
  const allowed = (field.runtimePlaceholders ?? []).filter(
    (name) => name !== "chat" || values.has("chat"),
  );
  const used: string[] = runtimePlaceholdersIn(value);
  const strange = used.filter((name) => !allowed.includes(name));
  const lost = allowed.filter((name) => !used.includes(name));
  return [
    ...findings,
    ...strange.map((name) => ({
      expected:
        name === "chat" && !values.has("chat")
          ? "no {chat}: content/site.json names no network as “chat”"
          : `no {${name}} here: it has a value in other texts only`,
    })),
    ...lost.map((name) => ({
      severity: "warning" as const,
      expected: `{${name}} somewhere in this text; visitors miss it otherwise`,
    })),
  ].map((finding) => ({ ...finding, because: fileName("site") }));
}
