import type { Source } from '../../../api/types.ts';
import { type Finding, finding } from '../../../base/findings/finding.ts';
import { placeIn, textRange } from '../../../base/findings/locate.ts';
import type { ExaminedFile } from '../examine.ts';

/** Opening → closing mark. */
const PAIRS: Readonly<Record<string, string>> = { '«': '»', '‹': '›', '(': ')' };

const OPENING = Object.fromEntries(Object.entries(PAIRS).map(([opening, closing]) => [closing, opening]));

/** Reports quotation marks and brackets that lack their other half. A closing bracket may be alone: «a)». */
export function checkPairs(
  source: Source,
  pointers: readonly string[],
  ranges?: ExaminedFile['textRanges'],
): Finding[] {
  return pointers.flatMap((pointer, index) => {
    const [start = 0, end = 0] = ranges?.[index] ?? textRange(source, pointer);
    return unpairedIn(source.text.slice(start, end)).map(({ mark, at }) => {
      const missing = PAIRS[mark] ?? OPENING[mark] ?? '';
      return finding(
        'text-unpaired',
        placeIn(source, start + at, start + at + 1, pointer),
        { mark, missing },
        'warning',
      );
    });
  });
}

interface Mark {
  readonly mark: string;
  readonly at: number;
}

/** Quotation marks the other way round, »thus«, are a pair as well: they have a finding of their own. */
function unpairedIn(text: string): readonly Mark[] {
  const open: Mark[] = [];
  for (const { 0: mark, index: at } of text.matchAll(/[«»‹›()]/g)) {
    const other = open.findLastIndex((each) => each.mark === (OPENING[mark] ?? PAIRS[mark]));
    if (other !== -1) open.splice(other, 1);
    else if (mark !== ')') open.push({ mark, at });
  }
  return open;
}
