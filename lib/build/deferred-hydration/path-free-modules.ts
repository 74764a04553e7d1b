type Compiler = {
  context: string;
  hooks: {
    normalModuleFactory: Hook<{ hooks: { afterResolve: Hook<Resolved> } }>;
  };
};
type Hook<Given> = { tap(name: string, run: (given: Given) => void): void };
type Resolved = { createData: { request?: string } };

/**
 * Takes the project's folder out of the names by which webpack knows its modules, so that every folder builds the same
 * bytes. Next hands its entry loaders the files of a page as absolute addresses inside a query; webpack shortens paths
 * but does not look into queries, so numbers and order of modules and chunks came to depend on the folder.
 * What the loaders themselves are handed stays as it is.
 */
export class PathFreeModules {
  apply(compiler: Compiler): void {
    const forget = forgetting(compiler.context);
    compiler.hooks.normalModuleFactory.tap("PathFreeModules", ({ hooks }) =>
      hooks.afterResolve.tap("PathFreeModules", ({ createData }) => {
        if (createData.request) createData.request = forget(createData.request);
      }),
    );
  }
}

/** Removes the folder where it stands encoded for a query, also as JSON, which doubles the backslashes of Windows. */
export function forgetting(folder: string): (name: string) => string {
  const written = [folder, JSON.stringify(folder).slice(1, -1)].map(
    encodeURIComponent,
  );
  return (name) =>
    written.reduce((shorter, form) => shorter.replaceAll(form, ""), name);
}
