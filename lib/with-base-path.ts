import { env } from "./env";

/** The address as the browser needs it: addresses of this site get the path that the site is served under. */
export function href(address: string): string {
  const internal = address.startsWith("/") && !address.startsWith("//");
  if (!internal || env.basePath === "") return address;
  return address === "/" ? env.basePath : env.basePath + address;
}
