/**
 * The path of the first `count` dots of a field that fills from the bottom left, in units of one dot.
 * A line with dashes of zero length and round caps is a row of dots.
 */
export function dotField(count: number, columns: number, height: number) {
  let path = "";
  for (let row = 0; row * columns < count; row++) {
    const dots = Math.min(columns, count - row * columns);
    // The hundredth keeps the last dot on the line despite rounding.
    path += `M.5 ${height - row - 0.5}h${dots - 1}.01`;
  }
  return path;
}
