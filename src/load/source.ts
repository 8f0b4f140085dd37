import { once } from '../lib/once.ts';
import type { Period } from '../lib/visibility.ts';
import type { Source } from '../types.ts';
import { linesOf } from './lines.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.ts';
import { type PlainYaml, readPlain } from './plain/read-plain.ts';

/**
 * A file that was read and found sound. What it says and where its parts stand is found out when somebody asks, and places
 * are then forgotten again: for most files nobody does, and all documents at once would fill the memory.
 *
 * @param text gives the same text each time
 * @param plain what it says, if it was read plainly just now
 */
export function sourceOf(file: string, text: () => string, period: Period, plain?: PlainYaml): Source {
  const spans = plain && offsetsOf(plain.ranges);
  let fresh = plain;
  const value = once(() => {
    const read = fresh ?? readPlain(text()) ?? parsedLately(file, text());
    fresh = undefined;
    return read.value;
  });
  const lines = once(() => linesOf(text()));
  return {
    file,
    period,
    get text() {
      return text();
    },
    get value() {
      return value();
    },
    spans,
    get ranges() {
      return rangesOf(text());
    },
    get document() {
      return parsedLately(file, text()).document;
    },
    get lines() {
      return lines();
    },
  };
}

function parsedLately(file: string, text: string): ParsedYaml {
  const { parsed } = lately(file, text);
  if (!parsed) throw new Error(`${file} was sound and is not any more.`);
  return parsed;
}

/** A tenth of the memory that the pointers would take as well. */
function offsetsOf(ranges: NonNullable<Source['ranges']>): Uint32Array {
  const offsets = new Uint32Array(2 * ranges.size);
  let filled = 0;
  for (const [start, end] of ranges.values()) {
    offsets[filled++] = start;
    offsets[filled++] = end;
  }
  return offsets;
}

let latestRanges: { readonly text: string; readonly ranges: Source['ranges'] } | undefined;

/** One file after the other is asked about all its texts. */
function rangesOf(text: string): Source['ranges'] {
  if (latestRanges?.text !== text) latestRanges = { text, ranges: readPlain(text)?.ranges };
  return latestRanges.ranges;
}

/** As many documents are kept as findings are usually about. */
const MOST = 32;

const latest = new Map<string, { readonly text: string; readonly made: ReturnType<typeof parseYaml> }>();

/** Parses a file, unless that was done lately. */
export function lately(file: string, text: string): ReturnType<typeof parseYaml> {
  const known = latest.get(file);
  if (known?.text === text) return known.made;
  const made = parseYaml(file, text);
  latest.delete(file);
  latest.set(file, { text, made });
  const [oldest] = latest.keys();
  if (latest.size > MOST && oldest !== undefined) latest.delete(oldest);
  return made;
}
