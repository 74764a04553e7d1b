/** A change of a page or of the folder. */
export type Step<Subject extends unknown[]> = {
  name: string;
  /** The steps that must have run before. */
  needs?: readonly string[];
  run: (...subject: Subject) => unknown;
};

/**
 * Runs the steps in their order, each on every subject.
 * @param done the names of steps that have run before these
 * @returns the names of all steps that have run
 */
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
