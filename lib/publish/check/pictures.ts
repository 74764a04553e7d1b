import { existsSync } from "node:fs";
import { join } from "node:path";
import { readColors } from "@/lib/content/brand/colors";
import { readThemes } from "@/lib/content/brand/theme";
import type { ContentIssue } from "@/lib/content/content-issue";
import {
  cleanDrawing,
  inspect,
  readLogo,
  readPicture,
  type Shape,
} from "@/lib/content/pictures/picture";
import { folderSettings } from "@/lib/content/pictures/picture-frames";
import { expectedBy, formatValue } from "./describe";
import { picturesIn } from "./markdown";
import { listTexts, type Sources } from "./source";

/** Issues of pictures that cannot be used, are too small or would be cropped too much. `deadLinks` finds missing ones. */
export async function pictureIssues(
  sources: Sources,
  root = process.cwd(),
): Promise<ContentIssue[]> {
  const named = [...sources.values()]
    .flatMap(listTexts)
    .flatMap((text) => [text, ...picturesIn(text)])
    .filter(({ value }) => value.startsWith("images/"))
    .filter(({ value }) => existsSync(join(root, "content", value)));
  const issues = named.map(async ({ source, path, value }) => {
    const found = formatValue(value);
    try {
      const data = readPicture(root, value);
      const shape = await inspect(value, data);
      if (value.endsWith(".svg")) await cleanDrawing(data);
      const warnings = [
        ...sizeWarnings(value, shape),
        ...(await logoWarnings(value, shape, data)),
      ].map((expected) => ({ severity: "warning" as const, expected, found }));
      return source.issues(path, ...warnings);
    } catch (error) {
      return source.issues(path, { ...expectedBy(error), found });
    }
  });
  return (await Promise.all(issues)).flat();
}

/** Warnings of a picture that is too small or cropped by more than a third, or of a logo with a background. */
function sizeWarnings(picture: string, { width, height, colour }: Shape) {
  const { widths, frame, isLogo } = folderSettings(picture);
  if (picture.endsWith(".svg")) return [];
  const [wide, high] = frame?.shape ?? [width, height];
  const shown = (width * high) / (height * wide);
  return [
    width < Math.min(...widths) &&
      `at least ${Math.max(...widths)} pixels of width: ${width} will look blurred`,
    Math.min(shown, 1 / shown) < 2 / 3 &&
      `a picture whose width and height are as ${wide} to ${high}: much of ${width} x ${height} pixels will be cut off`,
    colour &&
      isLogo &&
      "a logo without a background of its own: an SVG or a picture with a transparent background",
  ].filter((warning) => typeof warning === "string");
}

/** The lowest contrast at which a logo is seen, as WCAG 2 defines it for graphics. */
export const leastLogoContrast = 3;

/** Warnings of a logo of which half or more cannot be seen in a theme. */
async function logoWarnings(picture: string, { colour }: Shape, data: Buffer) {
  if (!folderSettings(picture).isLogo || colour) return [];
  const { isInk, contrastOn } = await readLogo(data);
  return readThemes().flatMap((theme) => {
    if (theme === "dark" && isInk) return [];
    const surface = readColors(theme, "mist").color("--surface");
    const ratio = contrastOn(surface);
    if (ratio >= leastLogoContrast) return [];
    return `a logo that can be seen in the ${theme} theme too: half of it or more has a contrast of ${ratio.toFixed(2)}:1 or less with ${surface} there; one that is dark as a whole is shown light in the dark theme`;
  });
}
