import type { Page } from "../files";
import { attributeOf, elementsOf } from "../html";

/**
 * Stops the build where React left a Suspense boundary open: its content is hidden until an inline script moves it,
 * and so is never seen without script. `B:` and `S:` are the ids of such a boundary and of its content.
 */
export function rejectOpenBoundaries({ file, tree }: Page): void {
  const open = elementsOf(tree, "template", "div").find((element) =>
    /^[BS]:/.test(attributeOf(element, "id") ?? ""),
  );
  if (open)
    throw new Error(
      `${file} has an open Suspense boundary (id="${attributeOf(open, "id")}"): without script its content is never shown.`,
    );
}
