import { LineCounter } from 'yaml';

/** Where every line begins. The parser counts too, but misses some in the middle of what it cannot read. */
export function linesOf(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) lines.addNewLine(end + 1);
  return lines;
}
