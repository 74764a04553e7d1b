import { createElement } from "react";
import { NoWrap, type TextProps } from "@/components/ui/no-wrap";
import { richTextPieces } from "@/lib/content/rich-text";
import { href } from "@/lib/site/with-base-path";

type Piece = ReturnType<typeof richTextPieces>[number];

/** A paragraph of content with its bold and italic words, links and line breaks. */
export function RichText({ text, as, ...attributes }: TextProps) {
  const pieces = richTextPieces(text).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and the text never changes
    <RichPiece key={index} piece={piece} />
  ));
  return as ? createElement(as, attributes, pieces) : pieces;
}

export function Lead({ children }: { children: string }) {
  return <RichText as="p" className="lead" text={children} />;
}

function RichPiece({ piece }: { piece: Piece }) {
  if (piece.kind === "text") return <NoWrap text={piece.text} />;
  if (piece.kind === "break") return <br />;
  const inside = <RichText text={piece.text} />;
  if (piece.kind === "bold") return <strong>{inside}</strong>;
  if (piece.kind === "link") return <a href={href(piece.href)}>{inside}</a>;
  return <i>{inside}</i>;
}
