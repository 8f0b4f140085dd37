import { LineCounter } from 'yaml';
import { lineStarts } from '../lib/line-starts.ts';

/** Where every line begins. The parser counts too, but misses some in the middle of what it cannot read. */
export function linesOf(text: string): LineCounter {
  const lines = new LineCounter();
  for (const start of lineStarts(text)) lines.addNewLine(start);
  return lines;
}
