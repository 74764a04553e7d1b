import { runSteps } from "./run-steps";

const first = { name: "first", run: (list: string[]) => list.push("first") };
const second = {
  name: "second",
  needs: ["first"],
  run: async (list: string[]) => list.push("second"),
};

test("each step runs on every subject, after the steps that it needs", async () => {
  const lists: string[][] = [[], []];
  const subjects = lists.map((list): [string[]] => [list]);
  const done = await runSteps([first], subjects);
  await runSteps([second], subjects, done);
  expect(lists).toEqual([
    ["first", "second"],
    ["first", "second"],
  ]);
});

test("a step before one that it needs stops the build", async () => {
  const list: string[] = [];
  await expect(runSteps([second, first], [[list]])).rejects.toThrow(
    'The step "second" of the export must come after: first.',
  );
  expect(list).toEqual([]);
});
