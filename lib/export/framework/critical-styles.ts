import postcss, { type Container } from "postcss";

/**
 * Divides a stylesheet into the rules that elements with these classes need and the rest, which no first paint waits
 * for. Rules of the base sheet, whose classes have no short names, are critical as well: behind the rules of components
 * they would win over them. The rest has no `<` and no `&`, which would begin markup in SVG.
 */
export function divideStyles(
  css: string,
  classes: ReadonlySet<string>,
): { critical: string; rest: string } {
  const critical = postcss.parse(css);
  const rest = postcss.root();
  moveRest(critical, rest, classes);
  return { critical: critical.toString(), rest: rest.toString() };
}

function moveRest(
  from: Container,
  to: Container,
  classes: ReadonlySet<string>,
): void {
  for (const node of [...(from.nodes ?? [])]) {
    const text = node.type === "atrule" ? node.params : String(node);
    if (/[<&]/.test(text)) continue;
    if (node.type === "rule") {
      if (!node.selectors.some((selector) => concerns(selector, classes)))
        to.append(node);
    } else if (node.type === "atrule" && node.nodes?.length) {
      const group = node.clone({ nodes: [] });
      moveRest(node, group, classes);
      if (group.nodes?.length) to.append(group);
      if (!node.nodes.length) node.remove();
    }
  }
}

/** Whether an element with these classes may match. What stands in brackets is often about other elements. */
function concerns(selector: string, classes: ReadonlySet<string>): boolean {
  const names = selector
    .replace(/:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g, "")
    .matchAll(/\.(_[\w-]+)/g);
  return [...names].every(([, name = ""]) => classes.has(name));
}
