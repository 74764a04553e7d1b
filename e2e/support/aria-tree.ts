import type { Locator } from "playwright/test";
import { home, site, ui } from "@/lib/content/load";
import type { FormKind } from "@/lib/enquiry/fields";
import { fieldsOf } from "@/lib/enquiry/fields";
import { routes } from "@/lib/routes";

/** A line of the accessibility tree, and what stands below it. */
export type Branch = { line: string; below: Branch[] };

/** Something with a role, and with a name where it has one. */
export function node(role: string, name = "", ...below: Branch[]): Branch {
  return { line: name ? `${role} ${JSON.stringify(name)}` : role, below };
}

export function heading(level: number, name: string): Branch {
  return {
    line: `heading ${JSON.stringify(name)} [level=${level}]`,
    below: [],
  };
}

/** A role that is read with its words: a paragraph, an item, a piece of text. */
export function says(role: string, text: string): Branch {
  return { line: `${role}: ${text}`, below: [] };
}

export function paragraph(text: string): Branch {
  return says("paragraph", text);
}

export function link(name: string): Branch {
  return node("link", name);
}

export function list(...items: Branch[][]): Branch {
  return node(
    "list",
    "",
    ...items.map((item) => node("listitem", "", ...item)),
  );
}

/** A section with the name of its heading. */
export function section(name: string, ...below: Branch[]): Branch {
  return node("region", name, heading(2, name), ...below);
}

export function newTab(label: string): string {
  return `${label} ${ui.newTab}`;
}

/** The branches as lines, to be compared with what `told` hears. */
export function lines(branches: Branch[]): string[] {
  return branches.flatMap(({ line, below }) => [
    line,
    ...lines(below).map((under) => `  ${under}`),
  ]);
}

/** What a screen reader is told of a part of the page: every role, name and word, in order. */
export async function told(part: Locator): Promise<string[]> {
  const tree = await part.ariaSnapshot();
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", entry = ""] = /^( *)- (.*)$/.exec(line) ?? [];
    if (entry.startsWith("/url")) return [];
    const quoted = /^'((?:[^']|'')*)'(?:: ?(.*))?$/.exec(entry);
    const plain =
      /^(\w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*)(?:: ?(.*))?$/.exec(entry);
    const role = quoted?.[1]?.replaceAll("''", "'") ?? plain?.[1] ?? entry;
    const words = (quoted ?? plain)?.[2];
    if (!words) return [indent + role];
    const text = words.startsWith('"') ? JSON.parse(words) : words;
    return [`${indent}${role}: ${text}`];
  });
}

const mainLinks = routes.flatMap((route) =>
  "navLabel" in route ? [route.navLabel] : [],
);
const sectionLinks = ui.landingLinks.map(({ label }) => label);

/** The whole page: what stands round every page, and what it says itself. */
export function body(kind: "main" | "landing", main: Branch[]): Branch[] {
  return [
    link(ui.skipLink),
    node(
      "banner",
      "",
      node("link", ui.navigation.logoLabel, says("text", site.brand)),
      navigation(kind),
      link(ui.navigation.call),
    ),
    node("main", "", ...main),
    footer(kind),
    node("complementary", "", link(newTab(ui.navigation.chat))),
    // In which the framework tells a screen reader the title of the next page.
    node("alert"),
  ];
}

function navigation(kind: "main" | "landing"): Branch {
  const [name, links] =
    kind === "main"
      ? [ui.navigation.main, mainLinks]
      : [ui.navigation.landing, sectionLinks];
  return node("navigation", name, list(...links.map((label) => [link(label)])));
}

/** The open menu of narrow screens. */
export function drawer(kind: "main" | "landing"): Branch[] {
  return [
    node(
      "dialog",
      ui.navigation.menu,
      paragraph(ui.navigation.menu),
      node("button", ui.navigation.closeMenu),
      navigation(kind),
      link(ui.navigation.call),
      node("paragraph", "", link(site.phone.shown), link(site.email)),
      social(),
    ),
  ];
}

function footer(kind: "main" | "landing"): Branch {
  const links =
    kind === "main"
      ? mainLinks
      : ui.landingLinks.flatMap((entry) => (entry.footer ? [entry.label] : []));
  return node(
    "contentinfo",
    "",
    paragraph(site.brand),
    paragraph(site.tagline),
    heading(2, ui.footer.quickLinks),
    list(...links.map((label) => [link(label)])),
    heading(2, ui.footer.talk),
    list([link(site.phone.shown)], [link(site.email)]),
    ...(kind === "landing" ? [heading(2, ui.footer.visit)] : []),
    says("text", site.address.join(" ")),
    paragraph(site.copyright.replace("{year}", home.meta.updated.slice(0, 4))),
    ...(site.sample ? [paragraph(site.sampleNotice)] : []),
    social(),
  );
}

/** The social networks, all of them or all but the one that the messaging button leads to. */
export function social(...without: (keyof typeof ui.social)[]): Branch {
  const names = (Object.keys(ui.social) as (keyof typeof ui.social)[]).filter(
    (name) => !without.includes(name),
  );
  return list(...names.map((name) => [link(newTab(ui.social[name]))]));
}

/** A form of which nothing was filled in yet. */
export function form(kind: FormKind, name: string): Branch {
  const { labels, phoneHint, submit, promise } = ui.form;
  return node(
    "form",
    name,
    ...fieldsOf[kind].flatMap((field) => [
      says("text", labels[field]),
      node("textbox", labels[field]),
      ...(field === "phone" ? [paragraph(phoneHint)] : []),
    ]),
    node("button", submit),
    paragraph(promise),
  );
}
