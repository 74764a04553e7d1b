import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture } from "./run-command";

/** Every file that ships to the browser as a hydrated component. A new one is a deliberate line here. */
const clientFiles = [
  "app/(landing)/error.tsx",
  "app/(main)/error.tsx",
  "app/global-error.tsx",
  "components/forms/enquiry-form-island.tsx",
  "components/layout/chat-aside.tsx",
  "components/layout/drawer-controls.tsx",
  "components/layout/nav-links.tsx",
  "components/layout/navigator.tsx",
  "components/layout/section-marker.tsx",
  "components/motion/animated-section.tsx",
  "components/motion/motion-toggle.tsx",
  "components/motion/reveal.tsx",
  "components/sections/counting-strip.tsx",
  "components/sections/testimonials-carousel.tsx",
  "components/ui/toaster-host.tsx",
];

test("the list of client files is the one agreed on", () => {
  const found = ["app", "components"]
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) =>
        join(room, name).replaceAll("\\", "/"),
      ),
    )
    .filter((file) => file.endsWith(".tsx"))
    .filter((file) => /^["']use client["']/.test(readFileSync(file, "utf8")));

  expect(found.sort()).toEqual(clientFiles);
});

test("what reaches the browser takes only types from content, and no drawings", async () => {
  const reached = await filesReachedFrom(clientFiles);

  expect(reached.length).toBeGreaterThan(clientFiles.length);
  expect(
    reached.filter((file) =>
      /^(content|lib\/(content|build|relay|dev))\/|^lib\/env\.ts$|^components\/media\/svg\.tsx$/.test(
        file,
      ),
    ),
  ).toEqual([]);
});

/** The bundler says, since it drops imports of types. */
async function filesReachedFrom(files: string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "client-files-"));
  const metafile = join(folder, "meta.json");
  const { code, output } = await capture(
    `npx esbuild ${files.map((file) => `"${file}"`).join(" ")} --bundle --packages=external --loader:.css=empty --loader:.svg=empty --outdir="${folder}" --metafile="${metafile}" --log-level=error`,
  );
  if (code !== 0) throw new Error(output);
  return Object.keys(JSON.parse(readFileSync(metafile, "utf8")).inputs);
}
