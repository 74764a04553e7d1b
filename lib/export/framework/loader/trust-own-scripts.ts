/** The path of the framework's scripts; the build defines it. */
declare const SCRIPTS: string;

/** The page allows only this Trusted Types policy, so it checks every script URL. */
export function trustOwnScripts(): void {
  self.trustedTypes?.createPolicy("default", {
    createScriptURL: (url) =>
      new URL(url, origin).href.startsWith(origin + SCRIPTS) ? url : null,
  });
}
