import type { ContentIssue } from "./content-issue";
import type { Source } from "./source";
import { closest } from "./suggestions";
import { type Leaf, texts } from "./walk";

const pictureKeys = ["src", "img"];
const altKeys = ["alt", "socialCardAlt"];

/** Pictures that are not there, and words on pictures that say nothing. */
export function pictureIssues(
  source: Source,
  pictures: readonly string[],
): ContentIssue[] {
  return texts(source.filled).flatMap((leaf) => {
    if (pictureKeys.includes(leaf.key)) return missing(source, leaf, pictures);
    if (altKeys.includes(leaf.key)) return emptyWords(source, leaf);
    return [];
  });
}

function missing(
  source: Source,
  { path, value }: Leaf,
  pictures: readonly string[],
): ContentIssue[] {
  if (!value.startsWith("images/") || pictures.includes(value)) return [];
  const folder = value.slice(0, value.lastIndexOf("/") + 1);
  const near = pictures.filter((picture) => picture.startsWith(folder));
  const meant = closest(value, near) ?? closest(value, pictures);
  return [
    source.problem(path, {
      expected: `a picture that lies in content/${folder} (capital letters count)`,
      suggestion: meant ? `"${meant}"` : `putting the picture there`,
    }),
  ];
}

function emptyWords(source: Source, { path, value }: Leaf): ContentIssue[] {
  const looksLikeFile =
    /\.(png|jpe?g|webp|svg|gif|avif|heic)$/i.test(value) ||
    /^(img|dsc|pxl|image|photo|picture|screenshot|untitled)?[-_ ]?\d+$/i.test(
      value,
    ) ||
    (!value.includes(" ") && /[-_]/.test(value));
  if (looksLikeFile) {
    return [
      source.problem(path, {
        expected: "what the picture shows in plain words, not a file name",
        example: "A houseboat on a lake at sunset",
      }),
    ];
  }
  if (/^(an? )?(image|picture|photo|graphic|screenshot)( of)?\b/i.test(value)) {
    const rest = value.replace(
      /^(an? )?(image|picture|photo|graphic|screenshot)( of)?\s*/i,
      "",
    );
    return [
      source.problem(path, {
        severity: "warning",
        expected:
          "what there is to see; that it is a picture is read aloud anyway",
        suggestion: rest
          ? `"${rest[0]?.toUpperCase()}${rest.slice(1)}"`
          : undefined,
      }),
    ];
  }
  if (value.length > 160) {
    return [
      source.problem(path, {
        severity: "warning",
        expected: `at most 160 letters, it has ${value.length}`,
      }),
    ];
  }
  return [];
}
