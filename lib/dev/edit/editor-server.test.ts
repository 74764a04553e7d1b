import { discs, icons, surfaces } from "@/lib/content/enums";
import { drawings } from "./editor-server";

test.each([
  ["icon", icons],
  ["disc", discs],
  ["colour", surfaces],
])("every %s to choose from is shown in colour", (_kind, words) => {
  const set = drawings().find((drawn) =>
    Object.keys(words).every((word) => drawn[word]),
  );
  expect(Object.values(set ?? {})).toHaveLength(Object.keys(words).length);
  expect(Object.values(set ?? {}).join()).not.toContain("var(");
});
