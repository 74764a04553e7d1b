import { cp, open, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tempFolder } from "@/lib/node/testing/temp-folder";
import { editorConfig } from "./config";
import { contentStore } from "./content-store";

type Entry = { data: string };

let root: string;

beforeEach(async () => {
  root = tempFolder();
  await cp("content", join(root, "content"), { recursive: true });
});

// biome-ignore lint/suspicious/noExplicitAny: what the editor sends over the wire has no type here.
const act = (action: string, params: any) => contentStore(root)(action, params);

const readText = (path: string) => readFile(join(root, path), "utf8");

function save(path: string, value: unknown) {
  const dataFiles = [{ path, raw: JSON.stringify(value) }];
  return act("persistEntry", { dataFiles, assets: [] });
}

test("a changed word changes only its line of the file", async () => {
  const before = await readText("content/services.json");
  const value = JSON.parse(before);
  await save("content/services.json", { ...value, navName: "All of them" });
  expect(await readText("content/services.json")).toBe(
    before.replace(value.navName, "All of them"),
  );
});

test("a saved file replaces the one before, so that nobody reads it half-written", async () => {
  const path = "content/services.json";
  const before = await open(join(root, path));
  const text = await before.readFile("utf8");
  await save(path, { ...JSON.parse(text), navName: "All of them" });
  const { ino } = await stat(join(root, path));
  expect((await before.stat()).ino).not.toBe(ino);
  await before.close();
});

test("a byte order mark does not reach a form", async () => {
  const path = "content/home.json";
  await writeFile(join(root, path), `\uFEFF${await readText(path)}`);
  const { data } = (await act("getEntry", { path })) as Entry;
  expect(JSON.parse(data)).toHaveProperty("hero");
});

test("an added entry has its filled fields in the order of the schema", async () => {
  const value = JSON.parse(await readText("content/services.json"));
  const { landingPageLink: _, productLink: __, ...first } = value.services[0];
  const reversed = Object.fromEntries(Object.entries(first).reverse());
  const added = {
    ...reversed,
    id: "one-more",
    title: "One more",
    landingPageLink: { label: "", href: "" },
  };
  await save("content/services.json", {
    ...value,
    services: [...value.services, added],
  });
  const saved = JSON.parse(await readText("content/services.json"));
  expect(JSON.stringify(saved.services.at(-1))).toBe(
    JSON.stringify({ ...first, id: "one-more", title: "One more" }),
  );
});

test("an error of the content check is shown and not saved", async () => {
  const before = await readText("content/home.json");
  const value = JSON.parse(before);
  value.hero.primary.href = "/nowhere";
  await expect(save("content/home.json", value)).rejects.toThrow(
    /hero > primary > href[\s\S]*expected {2}a page of this site/,
  );
  expect(await readText("content/home.json")).toBe(before);
});

test("a new landing page needs a path and a title of its own", async () => {
  const { collections } = editorConfig("http://localhost:3000");
  const { folder } = collections.find((one) => "folder" in one) ?? {};
  const [page] = (await act("entriesByFolder", { folder })) as Entry[];
  const value = JSON.parse(page?.data ?? "");

  // The editor adds a number to a path that is taken.
  const duplicate = `${folder}/${value.path}-1.json`;
  await expect(save(duplicate, value)).rejects.toThrow("belongs to another");

  const copy = { ...value, path: "new-one" };
  await expect(save(`${folder}/new-one.json`, copy)).rejects.toThrow(
    "a title of its own",
  );
  copy.meta.title = "A title that no other page has";
  copy.meta.description = `Another one. ${value.meta.description}`;
  await save(`${folder}/new-one.json`, copy);
  expect(await readText(`${folder}/new-one.json`)).not.toContain('"path"');
});

test("a duplicate of a page leaves the former paths to the page", async () => {
  const folder = "content/landing-pages";
  const [page] = (await act("entriesByFolder", { folder })) as Entry[];
  const value = JSON.parse(page?.data ?? "");
  value.meta.formerPaths = ["/a-former-path"];
  await save(`${folder}/${value.path}.json`, value);

  value.path = "new-one";
  value.meta.formerPaths.push("/another");
  value.meta.title = "A title that no other page has";
  value.meta.description = `Another one. ${value.meta.description}`;
  await save(`${folder}/new-one.json`, value);
  const { meta } = JSON.parse(await readText(`${folder}/new-one.json`));
  expect(meta.formerPaths).toEqual(["/another"]);
});

test("a new picture is saved only with a valid entry", async () => {
  const path = "content/home.json";
  const value = JSON.parse(await readText(path));
  const image = "content/images/scenes/new.svg";
  value.contact.image.src = "images/scenes/new.svg";
  const saveAll = () =>
    act("persistEntry", {
      dataFiles: [{ path, raw: JSON.stringify(value) }],
      assets: [{ path: image, content: "<svg/>", encoding: "utf8" }],
    });

  const { alt } = value.contact.image;
  value.contact.image.alt = "new.svg";
  await expect(saveAll()).rejects.toThrow("Nothing was saved.");
  await expect(readText(image)).rejects.toThrow("ENOENT");

  value.contact.image.alt = alt;
  await saveAll();
  expect(await readText(image)).toBe("<svg/>");
});

test.each([
  ["getEntry", { path: "package.json" }],
  ["getEntry", { path: "content/../package.json" }],
  ["getEntry", { path: "content-x/a.json" }],
  ["getMedia", { mediaFolder: "lib" }],
  ["deleteFiles", { paths: ["../file"] }],
  ["persistMedia", { asset: { path: "lib/a.png", content: "" } }],
])("%s reaches no file of another folder: %j", async (action, params) => {
  await expect(act(action, params)).rejects.toThrow(
    "not in the content folder",
  );
});

test("a folder of pictures that no one has made is empty", async () => {
  const mediaFolder = "content/images/none-yet";
  expect(await act("getMedia", { mediaFolder })).toEqual([]);
});

test("only pictures can be uploaded", async () => {
  const asset = { path: "content/images/a.html", content: "" };
  await expect(act("persistMedia", { asset })).rejects.toThrow(
    "a.html is not a picture.",
  );
});
