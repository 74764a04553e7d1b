import type { Tokens } from "marked";
import { createElement } from "react";
import { Picture } from "@/components/media/picture";
import { NoWrap } from "@/components/ui/no-wrap";
import { href } from "@/lib/site/with-base-path";
import styles from "./running-text.module.css";

type Part = Tokens.Generic;
type Props = { heading: string; parts: Part[] };

/** A heading and the text below it, with lists, tables, quotes and pictures, in lines that are easy to read. */
export function RunningText({ heading, parts }: Props) {
  return (
    <article className="section">
      <div className={`wrap ${styles.text}`}>
        <h1>{heading}</h1>
        <Parts of={parts} />
      </div>
    </article>
  );
}

function Parts({ of }: { of: Part[] }) {
  return of.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part may come twice, and the text never changes
    <OnePart key={index} part={part} />
  ));
}

const elements: Record<string, string> = { paragraph: "p", list_item: "li" };
for (const name of ["blockquote", "strong", "em", "del", "br", "hr"])
  elements[name] = name;

/** What is none of these, such as HTML, shows as it is written. */
function OnePart({ part }: { part: Part }) {
  const { type, tokens } = part;
  const inside = tokens && <Parts of={tokens} />;
  const element = type === "heading" ? `h${part.depth}` : elements[type];
  if (element) return createElement(element, {}, inside);
  switch (type) {
    case "def":
      return null;
    case "link":
      return <a href={href(part.href)}>{inside}</a>;
    case "image":
      return <Picture src={part.href} alt={part.text} frame="text" />;
    case "list": {
      const items = <Parts of={part.items} />;
      return part.ordered ? (
        <ol start={part.start}>{items}</ol>
      ) : (
        <ul>{items}</ul>
      );
    }
    case "table":
      return <Table {...(part as Tokens.Table)} />;
    default:
      return inside || <NoWrap text={part.text ?? part.raw} />;
  }
}

/** A table that is wider than the window scrolls, by keyboard too. */
function Table({ header, rows }: Tokens.Table) {
  const row = (cells: Tokens.TableCell[], element: "th" | "td", key = 0) => (
    <tr key={key}>
      {cells.map(({ tokens, align }, at) =>
        createElement(
          element,
          { key: at, "data-align": align },
          <Parts of={tokens} />,
        ),
      )}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
    <section aria-label={header.map(({ text }) => text).join()} tabIndex={0}>
      <table>
        <thead>{row(header, "th")}</thead>
        <tbody>{rows.map((cells, index) => row(cells, "td", index))}</tbody>
      </table>
    </section>
  );
}
