/** A change of a page or of the folder. */
export type Step<Subject extends unknown[]> = {
  name: string;
  needs?: readonly string[];
  run: (...subject: Subject) => unknown;
};

/** Runs the steps in order, each on every subject. Resolves with the names of all that have run, `done` included. */
export async function runSteps<Subject extends unknown[]>(
  steps: readonly Step<Subject>[],
  subjects: readonly Subject[],
  done: ReadonlySet<string> = new Set(),
): Promise<ReadonlySet<string>> {
  const names = new Set(done);
  for (const { name, needs = [], run } of steps) {
    const missing = needs.filter((need) => !names.has(need));
    if (missing.length > 0)
      throw new Error(
        `The step "${name}" of the export must come after: ${missing.join(", ")}.`,
      );
    for (const subject of subjects) await run(...subject);
    names.add(name);
  }
  return names;
}
