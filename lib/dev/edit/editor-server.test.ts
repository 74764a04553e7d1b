import { discs, icons, networks, surfaces } from "@/lib/content/enums";
import { drawings } from "./editor-server";

test.each([
  ["icon", icons],
  ["disc", discs],
  ["network", networks],
  ["colour", surfaces],
])("every %s to choose from is shown in colour", (_kind, words) => {
  const set = drawings().find((drawn) =>
    Object.keys(words).every((word) => drawn[word]),
  );
  expect(Object.values(set ?? {})).toHaveLength(Object.keys(words).length);
  expect(Object.values(set ?? {}).join()).not.toContain("var(");
});
