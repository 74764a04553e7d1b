import { test } from "playwright/test";
import { findProgram } from "@/lib/dev/testing/find-program";

/** The path of the first of these programs that is installed. Without any, the test is skipped. */
export function installed(packages: string, ...names: string[]): string {
  const path = findProgram(...names) ?? "";
  test.skip(!path, `not installed: ${packages}`);
  return path;
}
