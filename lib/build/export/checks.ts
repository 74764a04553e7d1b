import { homedir } from "node:os";
import { replaceElements } from "./html";
import type { Page, Site } from "./site";

/** Faults of a finished page that would break the policy, in words that say what to change. */
export function pageFaults({ file, html }: Page): string[] {
  const faults: string[] = [];
  const markup = withoutTextElements(html);
  const fault = (found: RegExpMatchArray | null, advice: string) => {
    if (found) faults.push(`${file}: ${found[0].slice(0, 120)} (${advice})`);
  };
  fault(
    markup.match(/<[^>]+\sstyle="[^"]*"/),
    "style attributes are refused by the policy; use a class",
  );
  fault(
    markup.match(/<[^>]+\son[a-z]+="[^"]*"/i),
    "inline handlers are refused by the policy",
  );
  fault(markup.match(/(?:href|src|action)="javascript:/i), "script address");
  fault(html.match(/unsafe-(?:inline|eval)/), "the policy must stay strict");
  fault(
    markup.match(/<template id="B:|<div hidden="" id="S:/),
    "a Suspense boundary was left open: without script its content never shows",
  );
  if (!/<meta http-equiv="Content-Security-Policy"/i.test(html))
    faults.push(`${file}: carries no policy`);
  return faults;
}

export function policyFaults(policy: string, site: Site): string[] {
  const faults: string[] = [];
  if (/unsafe-(inline|eval)|strict-dynamic|\*/.test(policy))
    faults.push("The policy is not strict.");
  const connections = policy.match(/connect-src ([^;]*)/)?.[1]?.split(" ");
  const relay = new URL(site.relayUrl).origin;
  if (!connections?.includes(relay))
    faults.push(`The policy does not let the forms reach ${relay}.`);
  if (site.siteUrl.startsWith("https:") && relay.startsWith("http:"))
    faults.push(
      `The relay ${relay} has no https, so browsers will not let a https site send to it.`,
    );
  // Cloudflare Pages cuts a line of _headers at 2000 characters.
  if (policy.length > 1_950)
    faults.push(`The policy has ${policy.length} characters, 1950 fit.`);
  return faults;
}

/** What must not leave the machine that builds: its paths, and the values of secret variables. */
export function privateStrings(
  environment: Record<string, string | undefined>,
  directory: string,
): string[] {
  const secrets = Object.entries(environment)
    .filter(([name]) => /SECRET|TOKEN|PASSW|API_?KEY|CREDENTIAL/i.test(name))
    .map(([, value]) => value ?? "");
  // A path of one part, such as "/build", also stands in harmless text.
  const paths = [directory, homedir()].filter(
    (path) => path.split("/").length > 2,
  );
  return [...paths, ...secrets.filter((value) => value.length >= 8)];
}

export function fileFaults(
  file: string,
  content: string,
  forbidden: readonly string[],
): string[] {
  const faults: string[] = [];
  if (/\.map$/.test(file) || /^\/[/*][#@] sourceMappingURL=/m.test(content))
    faults.push(`${file}: source map`);
  if (forbidden.some((value) => content.includes(value)))
    faults.push(`${file}: holds a path, name or secret of this machine`);
  return faults;
}

function withoutTextElements(html: string): string {
  const blank = () => "";
  return replaceElements(
    replaceElements(html, "script", blank),
    "style",
    blank,
  );
}
