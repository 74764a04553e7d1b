/** A page is parsed by `parseHtml`, changed in place by every step, and written by `serializeHtml`. */
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parse,
  parseFragment,
} from "parse5";

export { serialize as serializeHtml } from "parse5";

export type Tree = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Scripting is disabled for the parser, so that the content of `noscript` is parsed as elements too. */
export function parseHtml(html: string): Tree {
  return parse(html, { scriptingEnabled: false });
}

/** All elements in a page or element, or those with one name, in document order. No page has a template. */
export function findElements(parent: ParentNode, name?: string): Element[] {
  return parent.childNodes
    .filter(defaultTreeAdapter.isElementNode)
    .flatMap((node) => [node, ...findElements(node)])
    .filter(({ tagName }) => !name || tagName === name);
}

/** All comments in a page or element. */
export function findComments(
  parent: ParentNode,
): DefaultTreeAdapterTypes.CommentNode[] {
  return parent.childNodes.flatMap((node) => {
    if (defaultTreeAdapter.isCommentNode(node)) return [node];
    return "childNodes" in node ? findComments(node) : [];
  });
}

/** The links of a page with this `rel`. */
export function findLinks(tree: Tree, rel: string): Element[] {
  return findElements(tree, "link").filter(
    (link) => getAttribute(link, "rel") === rel,
  );
}

/** Script elements with another type contain data: no browser runs them and no policy restricts them. */
const executableTypes = new Set([
  undefined,
  "",
  "module",
  "text/javascript",
  "speculationrules",
]);

/** The inline scripts of a page that browsers run or interpret. */
export function findInlineScripts(tree: Tree): Element[] {
  return findElements(tree, "script").filter(
    (script) =>
      getAttribute(script, "src") === undefined &&
      executableTypes.has(getAttribute(script, "type")),
  );
}

export function getAttribute(element: Element, name: string) {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string) {
  const attribute = element.attrs.find((one) => one.name === name);
  if (attribute) attribute.value = value;
  else element.attrs.push({ name, value });
}

export function getText(element: Element): string {
  return element.childNodes
    .map((node) => ("value" in node ? node.value : ""))
    .join("");
}

/** The text of a page or element, including elements inside it. */
export function textContent(parent: ParentNode): string {
  return parent.childNodes
    .map((node) => {
      if ("value" in node) return node.value;
      if (node.nodeName === "br") return " ";
      return "childNodes" in node ? textContent(node) : "";
    })
    .join("");
}

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  if (text) defaultTreeAdapter.insertText(element, text);
}

export function createElement(
  name: string,
  attributes: Record<string, string> = {},
  text = "",
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({
    name,
    value,
  }));
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);
  setText(element, text);
  return element;
}

/** The element that this HTML starts with. */
export function parseElement(source: string): Element {
  return parseFragment(source).childNodes[0] as Element;
}

export function remove(node: DefaultTreeAdapterTypes.ChildNode): void {
  defaultTreeAdapter.detachNode(node);
}

export function appendTo(tree: Tree, parent: "head" | "body", child: Element) {
  const [found] = findElements(tree, parent);
  if (!found) throw new Error(`The page has no ${parent}.`);
  append(found, child);
}

/** Adds elements at the end of another one. */
export function append(parent: Element, ...added: Element[]) {
  for (const child of added) {
    remove(child);
    defaultTreeAdapter.appendChild(parent, child);
  }
}

/** Adds a script at the end of the head or the body. With the type of a data block, no browser runs it. */
export function appendScript(
  tree: Tree,
  parent: "head" | "body",
  text: string,
  attributes: Record<string, string> = {},
) {
  appendTo(tree, parent, createElement("script", attributes, text));
}

/** Inserts directly after the charset declaration, which has to be within the first 1024 bytes. */
export function insertAfterCharset(tree: Tree, added: Element): void {
  const charset = findElements(tree, "meta").find((meta) =>
    getAttribute(meta, "charset"),
  );
  if (!charset) throw new Error("The page declares no charset.");
  const parent = charset.parentNode as Element;
  const next = parent.childNodes[parent.childNodes.indexOf(charset) + 1];
  if (next) defaultTreeAdapter.insertBefore(parent, added, next);
  else append(parent, added);
}

/** JSON that cannot end its script element. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
