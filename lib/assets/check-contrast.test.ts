import { colorsOf } from "@/lib/colors";
import { contrastErrors } from "./check-contrast";

test("every text of the design can be read on its surface", () => {
  expect(contrastErrors()).toEqual([]);
});

test("a text that is too faint is named with both colours", () => {
  const faint: typeof colorsOf = (theme, surface) => {
    const colors = colorsOf(theme, surface);
    const color = (name: string) =>
      surface === "sky" && name === "--on-surface"
        ? "#ffffff"
        : colors.color(name);
    return { ...colors, color };
  };
  expect(contrastErrors(faint)[0]).toMatch(
    /^--on-surface #ffffff on --surface #[0-9a-f]{6} of the surface "sky" has a contrast of 1\.\d+:1 in the light theme/,
  );
});
