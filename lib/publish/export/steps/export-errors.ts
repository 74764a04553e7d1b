import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { listFiles } from "@/lib/node/list-files";
import type { Build, FinishedPage, Page } from "@/lib/publish/export/build";
import { deadComponents } from "@/lib/publish/export/client/dead-components";
import { allElements } from "@/lib/publish/export/html";
import { drawingErrors, referenceErrors } from "./reference-errors";

/** Ends the build if its pages or files hold what must not ship, or name what does not exist. */
export async function stopOnErrors(build: Build, pages: FinishedPage[]) {
  const { out } = build;
  const forbidden = privateStrings(process.env, process.cwd());
  const files = listFiles(out);
  const drawings = files.filter((file) => file.endsWith(".svg"));
  const texts = files.filter((file) =>
    /\.(html|js|css|txt|json|map)$/.test(file),
  );
  const found = [
    deadComponents(),
    ...pages.map(({ file, errors }) => errors.map((one) => `${file}: ${one}`)),
    referenceErrors(pages, build),
    ...drawings.map((file) => drawingErrors(file, build)),
    ...texts.map((file) =>
      fileErrors(file, readFileSync(join(out, file), "utf8"), forbidden),
    ),
  ];
  const errors = (await Promise.all(found)).flat();
  if (errors.length === 0) return;
  console.error(`The export must not ship as it is:\n  ${errors.join("\n  ")}`);
  process.exit(1);
}

/** Code that the policy of a finished page would block, with a message that says what to change. */
export function blockedCode({ $ }: Pick<Page, "$">): string[] {
  return allElements($).flatMap(({ tagName, attribs }) =>
    Object.entries(attribs).flatMap(([name, value]) => {
      const reason = blockedReason(name, value);
      const place = `<${tagName} ${name}="${value.slice(0, 120)}">`;
      return reason ? [`${place} (${reason})`] : [];
    }),
  );
}

function blockedReason(name: string, value: string): string | undefined {
  if (name === "style")
    return "the policy blocks style attributes; use a class";
  if (name.startsWith("on")) return "the policy blocks inline handlers";
  const isUrl = ["href", "src", "action", "formaction"].includes(name);
  if (isUrl && value.trim().toLowerCase().startsWith("javascript:"))
    return "the policy blocks script URLs";
}

/** Strings that must not be in the export, with what they are: local paths, and the values of secret variables. */
export function privateStrings(
  environment: Record<string, string | undefined>,
  directory: string,
): Map<string, string> {
  const forbidden = new Map<string, string>();
  // A path of one segment, such as "/build", may also occur in harmless text.
  for (const path of [directory, homedir()])
    if (path.split(/[\\/]/).length > 2)
      // A Windows path may occur in JSON, in a script or in a URL.
      for (const slash of ["\\", "\\\\", "/"])
        forbidden.set(path.replaceAll("\\", slash), "a path of this machine");
  for (const [name, value = ""] of Object.entries(environment))
    if (
      // A short word, such as "password", may also occur in harmless text.
      (value.length >= 16 || (value.length >= 8 && /\P{L}/u.test(value))) &&
      !name.startsWith("NEXT_PUBLIC_") &&
      (secretName.test(name) || hasPassword(value))
    )
      forbidden.set(value, `the value of ${name}`);
  return forbidden;
}

const secretName =
  /SECRET|TOKEN|CREDENTIAL|PASSW|PASSPHRASE|(^|_)PASS(_|$)|KEY(_|$)/i;

/** True for SMTP_URL or DATABASE_URL, for example. */
function hasPassword(value: string): boolean {
  return URL.canParse(value) && new URL(value).password !== "";
}

export function fileErrors(
  file: string,
  content: string,
  forbidden: ReadonlyMap<string, string>,
): string[] {
  const errors: string[] = [];
  if (file.endsWith(".map") || /^\/[/*][#@] sourceMappingURL=/m.test(content))
    errors.push(`${file}: source map`);
  for (const [value, label] of forbidden)
    if (content.includes(value)) errors.push(`${file}: holds ${label}`);
  return errors;
}
