/**
 * The class that says how many columns a row of equal items has on a desk: as many as fit, or fewer where the last line
 * would hold only one of them. With it `var(--columns)` can be used in a grid.
 *
 * @param most how many columns fit
 */
export function columns(count: number, most: 3 | 4 | 5): string {
  if (count <= most) return `columns-${Math.max(count, 1)}`;
  const fewest = Math.floor(most / 2) + 1;
  let best: number = most;
  for (let each = most; each >= fewest; each -= 1) if (gap(count, each) < gap(count, best)) best = each;
  return `columns-${best}`;
}

/** Places of the last line that no item takes; all of them where one item would have the line to itself. */
function gap(count: number, perLine: number): number {
  const last = count % perLine;
  return last === 1 ? perLine : (perLine - last) % perLine;
}
