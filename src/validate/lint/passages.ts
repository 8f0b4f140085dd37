import { rangeOfOffsets } from '../../problems/locate.ts';
import type { Place } from '../../problems/problem.ts';
import type { Source } from '../../types.ts';

/** As many passages of a page are shown as give an idea of what it shares. */
export const SHOWN = 3;

/** Where the first passage begins in the file. Lines may break between any two words. */
export function placeOf(source: Source, [first = '']: readonly string[]): Place {
  const opening = first.split(' ').slice(0, 3);
  const match = new RegExp(opening.join('[^\\p{L}\\p{N}]+'), 'u').exec(source.text);
  if (!match) return { file: source.file };
  return { file: source.file, range: rangeOfOffsets(source.lines, match.index, match.index + match[0].length) };
}
