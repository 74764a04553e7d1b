import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { basename, relative, resolve, sep } from "node:path";
import { checkTexts } from "@/lib/check/check";
import { type JsonSchema, jsonSchemas } from "@/lib/check/json-schemas";
import { printIssues } from "@/lib/check/print-issues";
import { findSchemaName } from "@/lib/content/files";
import { isLandingPage } from "@/lib/content/pages";
import { type ContentFolder, readContent } from "@/lib/content/read";
import { leaves } from "@/lib/content/walk";
import { listFiles } from "@/lib/node/list-files";
import { readText } from "@/lib/node/read-text";
import { writeWhole } from "@/lib/node/write-whole";

type Asset = { path: string; content: string; encoding: BufferEncoding };
type Params = {
  folder: string;
  files: { path: string; label?: string }[];
  path: string;
  paths: string[];
  mediaFolder: string;
  asset: Asset;
  assets: Asset[];
  dataFiles: { path: string; raw: string }[];
};

/** Implements the editor's proxy backend for the content folder below `root`. Accesses no file outside of it. */
export function contentStore(root: string) {
  const content = resolve(root, "content");

  function inside(path: string): string {
    const full = resolve(root, path.replace(/^\//, ""));
    if (!full.startsWith(content + sep))
      throw new Error(`${path} is not in the content folder.`);
    return full;
  }

  async function entry(path: string, label?: string) {
    const file = inside(path);
    const text = readText(file);
    const name = JSON.stringify(basename(path, ".json"));
    const data = isLandingPage(contentName(file))
      ? text.replace("{", `{"path": ${name},`)
      : text;
    return { data, file: { path, label, id: path } };
  }

  async function media(path: string) {
    return {
      id: path,
      path,
      name: basename(path),
      encoding: "base64",
      content: await readFile(inside(path), "base64"),
    };
  }

  /** The files directly in a folder, which may not exist yet, without the dot files of other programs. */
  function filesIn(folder: string): string[] {
    if (!existsSync(inside(folder))) return [];
    return listFiles(inside(folder))
      .filter((name) => !name.includes("/") && !name.startsWith("."))
      .map((name) => `${folder}/${name}`);
  }

  function pictureAt(path: string): string {
    if (!/\.(png|jpe?g|webp|avif|gif|tiff?|svg)$/i.test(path))
      throw new Error(`${basename(path)} is not a picture.`);
    return inside(path);
  }

  async function persistMedia({ path, content, encoding }: Asset) {
    const file = pictureAt(path);
    writeWhole(file, Buffer.from(content, encoding));
    return media(path);
  }

  const contentName = (file: string) =>
    relative(content, file).replaceAll(sep, "/");

  /**
   * The new text of a file that is saved together with `pictures`. Only errors in the file itself prevent the save: an
   * id that two files contain could not be changed otherwise.
   */
  function checkedEntry(
    { path, raw }: { path: string; raw: string },
    pictures: string[],
  ) {
    const file = inside(path);
    const name = contentName(file).replace(/\.json$/, "");
    const schema = findSchemaName(name);
    if (!schema) throw new Error(`Nothing reads ${path}.`);
    const typed = JSON.parse(raw);
    if (isLandingPage(name) && typed.path !== basename(name))
      throw new Error(
        `Nothing was saved.\n\nPath: "${typed.path}" belongs to another page. A new page needs a path of its own, and a page that exists keeps its path.`,
      );
    const saved = readContent(root);
    const { meta = {} } = typed;
    // A new page may be a duplicate, with the former paths of another page.
    if (isLandingPage(name) && !saved.files.has(name))
      meta.formerPaths = meta.formerPaths?.filter(
        (path: string) => !formerPathsIn(saved).includes(path),
      );
    const value = tidy(typed, jsonSchemas[schema]);
    const text = `${JSON.stringify(value, null, 2)}\n`;
    const { issues } = checkTexts({
      ...saved,
      files: new Map(saved.files).set(name, text),
      images: [...saved.images, ...pictures],
    });
    const errors = issues.filter(
      (issue) =>
        issue.severity === "error" && issue.file === `content/${name}.json`,
    );
    if (errors.length > 0)
      throw new Error(`Nothing was saved.\n\n${printIssues(errors)}`);
    return { file, text };
  }

  const actions: Record<string, (params: Params) => Promise<unknown>> = {
    info: async () => ({ publish_modes: ["simple"], type: "local_fs" }),
    entriesByFolder: async ({ folder }) => {
      const files = filesIn(folder).filter((file) => file.endsWith(".json"));
      return Promise.all(files.map((file) => entry(file)));
    },
    entriesByFiles: ({ files }) =>
      Promise.all(files.map(({ path, label }) => entry(path, label))),
    getEntry: ({ path }) => entry(path),
    persistEntry: async ({ dataFiles, assets }) => {
      const pictures = assets.map(({ path }) => contentName(pictureAt(path)));
      const entries = dataFiles.map((file) => checkedEntry(file, pictures));
      for (const asset of assets) await persistMedia(asset);
      for (const { file, text } of entries) writeWhole(file, text);
    },
    getMedia: async ({ mediaFolder }) =>
      Promise.all(filesIn(mediaFolder).map(media)),
    getMediaFile: ({ path }) => media(path),
    persistMedia: ({ asset }) => persistMedia(asset),
    deleteFiles: async ({ paths }) => {
      for (const path of paths) await rm(inside(path));
    },
    getNotes: async () => ({ notes: [] }),
  };

  /** @throws Error with a message for content editors */
  return async (action: string, params: Params): Promise<unknown> => {
    const act = actions[action];
    if (!act) throw new Error(`The editor has no "${action}" here.`);
    return (await act(params)) ?? {};
  };
}

function formerPathsIn(content: ContentFolder): string[] {
  return [...checkTexts(content).sources.values()]
    .flatMap(({ data }) => leaves(data))
    .flatMap(({ key, value }) => (key === "formerPaths" ? value : []));
}

/** Changes a form's data to that of a content file: fields in the order of the schema, without empty optional ones. */
function tidy(value: unknown, schema: JsonSchema): unknown {
  const { items = {}, properties, required = [] } = schema;
  if (Array.isArray(value)) return value.map((entry) => tidy(entry, items));
  if (!properties) return value;
  const fields: Record<string, unknown> = Object(value);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => name in fields)
      .map(([name, field]) => [name, tidy(fields[name], field)] as const)
      .filter(([name, field]) => required.includes(name) || !isEmpty(field)),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}
