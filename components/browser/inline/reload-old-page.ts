/**
 * If the page's script is gone, the page may be older than the deployment. Then the host has another page, and this one
 * is loaded again, once, unless the visitor has begun to type.
 */

import { loadType, root } from "./this-page";

addEventListener("input", () => {
  root.dataset.used = "";
});
addEventListener(
  "error",
  async ({ target }) => {
    const { integrity } = target as HTMLScriptElement;
    if (!integrity || loadType() === "reload") return;
    // A host that cannot be reached has no other page.
    const page = await fetch("", { cache: "reload" }).then(
      (response) => response.text(),
      () => integrity,
    );
    const isUsed = document.querySelector("[data-used]");
    if (!isUsed && !page.includes(integrity)) location.reload();
  },
  true,
);
