/**
 * Returns the class with the number of columns for equal items on desktops: as many as fit, or fewer if the last row would
 * contain a single item. It makes `var(--columns)` available to a grid.
 *
 * @param most how many columns fit
 */
export function columns(count: number, most: 3 | 4 | 5): string {
  if (count <= most) return `columns-${Math.max(count, 1)}`;
  const fewest = Math.floor(most / 2) + 1;
  let best: number = most;
  for (let each = most; each >= fewest; each -= 1) if (emptyCells(count, each) < emptyCells(count, best)) best = each;
  return `columns-${best}`;
}

/** Returns the number of empty cells in the last row, or a full row if it contains a single item. */
function emptyCells(count: number, perLine: number): number {
  const last = count % perLine;
  return last === 1 ? perLine : (perLine - last) % perLine;
}
