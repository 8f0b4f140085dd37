/** Lines that break the structure of a file: what an editor has typed, and not where the parser stumbles over it. */
import { ODD_SPACES } from '../lib/invisible.ts';
import { lineStart } from '../lib/line-starts.ts';
import { invisibleAt } from '../problems/invisible.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { PlaceAt } from './forbidden.ts';

interface Typed {
  readonly text: string;
  readonly at: PlaceAt;
}

/** What begins a field or an entry on a line of its own. */
const BEGINS = /^( *)(?:- |"?[A-Za-z_][\w-]*"?:(?: |$))/;

/** No group of ours is longer, and nobody reads further up. */
const MOST_LINES = 100;

/**
 * The line that is indented by an odd number of spaces, above one that does not fit: it is the first of its group that
 * makes the others wrong. Each level has two spaces, and the group ends where a line is not indented at all.
 */
export function oddLine(text: string, offset: number): number | undefined {
  let start = offset;
  for (let lines = 0; lines < MOST_LINES && start > 0; lines += 1) {
    const before = lineStart(text, start - 1);
    const [, indent] = BEGINS.exec(text.slice(before, start - 1)) ?? [];
    if (indent !== undefined && indent.length % 2 === 1) return before;
    if (indent === '') return undefined;
    start = before;
  }
  return undefined;
}

/** What stands before an entry of a list in place of a dash and a space. */
const WRONG_DASH = /( *)([–—•·●▪*‐‑−](?=[ \u00a0])|[-–—•·●▪](?=[\p{L}"]))/uy;

/** An entry that begins with another sign than its neighbours do: word processors make one of a dash. */
export function wrongDash({ text, at }: Typed, offset: number): Problem | undefined {
  const line = lineStart(text, offset);
  WRONG_DASH.lastIndex = line;
  const [, indent, mark] = WRONG_DASH.exec(text) ?? [];
  if (indent === undefined || mark === undefined) return undefined;
  const start = line + indent.length;
  return problem('yaml-dash', at(start, start + mark.length), { mark });
}

/** A space behind the colon of a field that only looks like one. */
const ODD_SPACE = new RegExp(`[A-Za-z_][\\w-]*:([${ODD_SPACES}]+)`, 'y');

export function oddSpace({ text, at }: Typed, offset: number): Problem | undefined {
  ODD_SPACE.lastIndex = offset;
  const [, found] = ODD_SPACE.exec(text) ?? [];
  if (found === undefined) return undefined;
  const start = ODD_SPACE.lastIndex - found.length;
  return invisibleAt(at(start, start + found.length), { start, found, wanted: ' ', effect: 'indent' });
}

/** All of a line but its indentation, unless it is an entry of a list. */
const WORDS = / *(?!- )(\S[^\r\n]*)/y;

/** A line that is no field and no entry, at the offset where it begins. */
export function lineWithoutColon({ text, at }: Typed, offset: number): Problem | undefined {
  WORDS.lastIndex = offset;
  const [, words = ''] = WORDS.exec(text) ?? [];
  if (words === '' || /:(?:\s|$)/.test(words)) return undefined;
  return problem('yaml-field', at(WORDS.lastIndex - words.length, WORDS.lastIndex), {});
}
