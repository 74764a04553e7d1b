import { lexer } from "marked";
import {
  group,
  metaSchema,
  ownPath,
  text,
  textWithPattern,
} from "./field-types";

export const textPageSchema = group(
  "A page of running text, such as terms or an imprint.",
  {
    meta: metaSchema,
    path: ownPath("/terms"),
    heading: text("The large heading, and the link in the footer.", "Terms"),
    body: textWithPattern(
      "The text: Markdown with headings from ## on, lists, tables, quotes, links and pictures.",
      "## Payment\n\nAn invoice is due within **14 days**.",
      /\S/,
      "a text",
    )
      .meta({ title: "Text", isWording: true, isRunningText: true })
      .transform((body) => lexer(body)),
  },
);
