/** A text with values in place of its placeholders: {title} becomes `title`, whatever characters that has. */
export function fillIn(text: string, values: Record<string, string | number>) {
  return text.replace(/\{([^{}]*)\}/g, (whole, name) =>
    String(values[name] ?? whole),
  );
}
