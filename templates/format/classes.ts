import type { Service } from '../../.types/data.ts';

/**
 * Joins the truthy class names: `classes('btn', wide && 'btn--wide')`. Returns undefined without any, where clsx returns an
 * empty string and React would write `class=""`.
 */
export function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

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

export type Color = Service['color'];
export type Tone = NonNullable<Service['tone']>;

/** Returns the classes that apply the hue of a service to an element and its descendants, muted on quiet pages. */
export function hueClass(color?: Color, tone?: Tone): string | undefined {
  return classes(color && `hue hue-${color}`, tone === 'ruhig' && 'is-quiet');
}
