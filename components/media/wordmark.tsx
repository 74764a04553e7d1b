import satori from "satori";
import { displayFonts } from "@/lib/assets/display-font";
import { viewBoxOf } from "@/lib/svg-file";
import styles from "./wordmark.module.css";

/** Characters of the longest name that fits the header of a phone in one line. */
const longestLine = 18;

/** Units of the drawing to an em: fine enough for whole numbers, a tenth of a pixel in the header. */
const em = 125;

/**
 * A name drawn as outlines of the display face, so that a logo waits for no font. The text stays in the page for those
 * who listen, search or copy. A name with characters that the font lacks is set as text, and so is a
 * long one, which takes several lines.
 */
export async function Wordmark({ name }: { name: string }) {
  if (name.length > longestLine)
    return <span className={styles.long}>{name}</span>;
  const outline = await outlineOf(name);
  if (!outline) return <span>{name}</span>;
  return (
    <span className={styles.wordmark}>
      <svg
        viewBox={`0 0 ${outline.width} ${em}`}
        preserveAspectRatio="xMinYMid"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={outline.path} />
      </svg>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}

/** The outline of a name, unless the font lacks one of its characters. */
async function outlineOf(
  name: string,
): Promise<{ width: number; path: string } | undefined> {
  // A font needs a character at least; this one it has.
  const fonts = (await displayFonts(`A${name}`, 700, "truetype")).map(
    ({ data }, index) => ({ name: `display ${index}`, data }),
  );
  const style = {
    fontFamily: fonts.map((font) => `'${font.name}'`).join(","),
    fontSize: em,
    lineHeight: 1,
    letterSpacing: -0.04 * em,
    whiteSpace: "nowrap" as const,
  };
  let isComplete = true;
  const svg = await satori(<span style={style}>{name}</span>, {
    height: em,
    fonts,
    async loadAdditionalAsset() {
      isComplete = false;
      return [];
    },
  });
  const [, , width] = viewBoxOf(svg) ?? [];
  const path = svg.match(/ d="([^"]+)"/)?.[1];
  return isComplete && width && path
    ? { width, path: relativePath(path) }
    : undefined;
}

/** A path in whole numbers, each counted from where the pen is, which takes half the bytes. */
function relativePath(path: string): string {
  let pen = [0, 0];
  let start = pen;
  let relative = "";
  for (const [, command = "", numbers = ""] of path.matchAll(
    /([MLQCZ])([^MLQCZ]*)/g,
  )) {
    const points = numbers.match(/-?[\d.]+/g)?.map((n) => Math.round(+n)) ?? [];
    const steps = points.map((n, index) => n - (pen[index % 2] ?? 0));
    if (command === "L" && !steps[1])
      relative += steps[0] ? `h${steps[0]}` : "";
    else if (command === "L" && !steps[0]) relative += `v${steps[1]}`;
    else relative += command.toLowerCase() + steps.join(" ");
    pen = command === "Z" ? start : points.slice(-2);
    if (command === "M") start = pen;
  }
  return relative.replaceAll(" -", "-");
}
