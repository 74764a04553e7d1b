/** The path of the framework's scripts; the build defines it. */
declare const SCRIPTS: string;

/** The page allows no Trusted Types policy but this one, so every script URL passes here. */
export function trustOwnScripts(): void {
  self.trustedTypes?.createPolicy("default", {
    createScriptURL: (url) =>
      new URL(url, origin).href.startsWith(origin + SCRIPTS) ? url : null,
  });
}
