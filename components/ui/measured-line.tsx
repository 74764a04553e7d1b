import { Fragment } from "react";
import styles from "./measured-line.module.css";

const placeholder: Record<string, string> = {
  seconds: "0.0",
  kilobytes: "000",
};

/**
 * A sentence with figures that the browser measures (`show-measured.ts`), each on one line with its unit. Until then it is
 * invisible and keeps its space.
 */
export function MeasuredLine({ text }: { text: string }) {
  return (
    <p
      className={`soft small ${styles.line}`}
      data-measured=""
      data-unseen="true"
      data-needs-script=""
    >
      {text.split(/(\{\w+\} ?)/).map((piece, index) => {
        const [, name, space] = piece.match(/^\{(\w+)\}( ?)$/) ?? [];
        if (!name) return piece;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <Fragment key={index}>
            <span data-figure={name}>{placeholder[name] ?? "0"}</span>
            {space && "\u00a0"}
          </Fragment>
        );
      })}
    </p>
  );
}
