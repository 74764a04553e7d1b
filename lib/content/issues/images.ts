import { texts } from "../walk";
import type { ContentIssue, Finding } from "./content-issue";
import type { Source } from "./source";
import { closest } from "./suggestions";

const altKeys = ["alt", "socialCardAlt"];

/** Image files that are not there, and text alternatives that say nothing. */
export function imageIssues(
  source: Source,
  images: readonly string[],
): ContentIssue[] {
  return texts(source.filled).flatMap(({ path, key, value }) =>
    source.issues(
      path,
      altKeys.includes(key)
        ? emptyAlternative(value)
        : missingImage(value, images),
    ),
  );
}

function missingImage(value: string, images: readonly string[]) {
  if (!value.startsWith("images/") || images.includes(value)) return undefined;
  const meant = closest(value, images);
  return {
    expected: `a picture that lies in content/${value.slice(0, value.lastIndexOf("/") + 1)} (capital letters count)`,
    suggestion: meant && `"${meant}"`,
  };
}

function emptyAlternative(value: string): Finding | false {
  const looksLikeFile =
    /\.(png|jpe?g|webp|svg|gif|avif|heic)$/i.test(value) ||
    (!value.includes(" ") && /[-_\d]/.test(value));
  if (looksLikeFile) {
    return {
      expected: "a description of what the picture shows, not a file name",
      example: "A houseboat on a lake at sunset",
    };
  }
  if (/^(an? )?(image|picture|photo|graphic|screenshot)\b/i.test(value)) {
    return {
      severity: "warning",
      expected:
        "what there is to see; that it is a picture is read aloud anyway",
    };
  }
  return (
    value.length > 160 && {
      severity: "warning",
      expected: `at most 160 characters, it has ${value.length}`,
    }
  );
}
