import { exampleFiles, issueLine } from "@/lib/publish/check/testing/example";
import { checkTexts } from "./check";
import { otherScriptIssues } from "./other-scripts";

jest.mock("@/lib/site/other-scripts", () => ({
  otherScripts: [
    {
      name: "Counter",
      origins: {
        "script-src": ["https://counter.example"],
        "connect-src": ["wss://*.counter.example", "http://localhost:3000"],
        "style-src": ["'unsafe-inline'"],
      },
      needsConsent: true,
    },
    {
      name: "Counter",
      origins: { "script-src": ["https://chat.example/x", "'unsafe-inline'"] },
      needsConsent: false,
    },
    { name: "Chat", origins: {}, needsConsent: false },
  ],
}));

const file = "lib/site/other-scripts.ts";
const origin =
  "https:// or wss:// and the name of a site alone, without a path, in small letters, such as https://www.example.com or https://*.example.com";
const mistakes = [
  `${file}: entry 2 (Counter) > name: a name of its own; entry 1 has the same`,
  `${file}: entry 2 (Counter) > origins > script-src: ${origin}`,
  `${file}: entry 2 (Counter) > origins > script-src: ${origin}`,
  `(warning) ${file}: entry 3 (Chat) > name: a name that content/privacy.json says too, with what this site learns of visitors`,
];
/** The issues for the examples of the schemas, with texts of other fields. */
function issuesAfter(copy: object = {}): string[] {
  const files = exampleFiles();
  for (const [name, fields] of Object.entries({ privacy, interface: copy }))
    files.set(
      name,
      JSON.stringify({ ...JSON.parse(files.get(name) ?? ""), ...fields }),
    );
  const content = { files, otherFiles: [], images: [] };
  const { sources } = checkTexts(content, []);
  return otherScriptIssues(sources).map(issueLine);
}

const privacy = { lead: "Counter counts visits." };

test("each mistake in the list of scripts is named with its entry", () => {
  expect(issuesAfter()).toEqual(mistakes);
});

test("a script that needs consent needs the words of the question", () => {
  const [first, ...others] = issuesAfter({ consent: undefined });
  expect(first).toContain(
    'interface: consent: the question before those scripts of lib/site/other-scripts.ts that need consent; such as "consent": {"heading":',
  );
  expect(others).toEqual(mistakes);
});
