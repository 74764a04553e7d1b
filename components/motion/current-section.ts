/**
 * Which section is being read: the last one whose top has reached the line below the header.
 *
 * Sections near the end of the page may be too short ever to reach that line. Then the positions at which the sections
 * of the last screen take over are drawn together, so that each has its turn before the page ends.
 *
 * @param positions where the page must stand for each section to begin at the line, in order
 * @param page where the page stands, how far it can go, and the height of a screen
 */
export function currentSection(
  positions: number[],
  page: { scrolled: number; last: number; screen: number },
): number {
  const { scrolled, last, screen } = page;
  const final = positions.at(-1) ?? 0;
  const firstDrawn = Math.max(0, last - screen);
  const drawn = (position: number) => {
    if (final <= last || position <= firstDrawn) return position;
    const share = (position - firstDrawn) / (final - firstDrawn);
    return firstDrawn + share * (last - firstDrawn);
  };
  // Browsers round what they report; a section that is reached but for a hair is reached.
  const current = positions.findLastIndex(
    (position) => drawn(position) <= scrolled + 2,
  );
  return Math.max(0, current);
}
