type Piece =
  | { kind: "text" | "bold" | "italics"; text: string }
  | { kind: "link"; text: string; href: string }
  | { kind: "break"; text: "" };

// As in Markdown, asterisks behind a letter or digit and in front of a sign mark nothing: "₹5,00,000*, or more".
const mark =
  /(?<!\*|[\p{L}\p{M}\p{N}](?=\*+(?!\*)[\p{P}\p{S}]))(?:\*\*(?<bold>\S(?:[\s\S]*?\S)??)\*\*(?!\*)|\*(?<italics>(?!\s)(?:\*\*[^*]+\*\*|[^*])+(?<!\s))\*)|\[(?<label>[^\]]+)\]\((?<href>(?:\([^()\s]*\)|[^)\s])+)\)|\s*(?<line>\n)\s*/gu;

/** Splits a paragraph into text, **bold**, *italics*, [links](/services) and line breaks. Pieces may be nested. */
export function richTextPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    const { bold, italics, label, href } = match.groups ?? {};
    if (match.index > end)
      pieces.push({ kind: "text", text: text.slice(end, match.index) });
    if (bold) pieces.push({ kind: "bold", text: bold });
    else if (italics) pieces.push({ kind: "italics", text: italics });
    else if (label && href) pieces.push({ kind: "link", text: label, href });
    else pieces.push({ kind: "break", text: "" });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: "text", text: text.slice(end) });
  return pieces;
}

/** The text without formatting, for example for social cards. */
export function plainText(text: string): string {
  return richTextPieces(text)
    .map((piece) => {
      if (piece.kind === "break") return " ";
      return piece.kind === "text" ? piece.text : plainText(piece.text);
    })
    .join("");
}

export function richTextLinks(text: string): string[] {
  return richTextPieces(text).flatMap((piece) => {
    if (piece.kind === "link") return [piece.href];
    return piece.kind === "text" ? [] : richTextLinks(piece.text);
  });
}
