import satori from "satori";
import { displayFonts } from "@/components/media/display-font";
import { viewBoxOf } from "./svg";
import styles from "./wordmark.module.css";

/** Characters of the longest name that fits the header of a phone in one line. */
const longestLine = 18;

/** Units of the drawing to an em: fine enough for whole numbers. */
const em = 250;

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
    ? { width, path: wholeNumbers(path) }
    : undefined;
}

/** Rounds a path, and leaves out the lines to where the pen is already. */
function wholeNumbers(path: string): string {
  return path
    .replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number))))
    .replace(/(-?\d+ -?\d+)(?:L\1(?![\d.]))+/g, "$1");
}
