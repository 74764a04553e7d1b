/** Lets a content file with a syntax error reach load.ts in the dev server, which explains it. */
export default function tolerantJson(text) {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return "{}";
  }
}
