import type { Document, LineCounter } from 'yaml';
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
export const sourceOf = (file: string, text: () => string, period: Period, plain?: PlainYaml): Source =>
  new SoundSource(file, text, period, plain);

/** A class, because each getter of an object of its own is one more function in the memory, for each of 10,000 files. */
class SoundSource implements Source {
  readonly file: string;
  readonly period: Period;
  readonly spans: Uint32Array | undefined;
  readonly #text: () => string;
  #value: { readonly own: unknown } | undefined;
  #lines: LineCounter | undefined;

  constructor(file: string, text: () => string, period: Period, plain: PlainYaml | undefined) {
    this.file = file;
    this.period = period;
    this.spans = plain && offsetsOf(plain.ranges);
    this.#text = text;
    this.#value = plain && { own: standingAlone(plain) };
  }

  get text(): string {
    return this.#text();
  }

  get value(): unknown {
    this.#value ??= { own: readValue(this.file, this.text) };
    return this.#value.own;
  }

  get ranges(): Source['ranges'] {
    return rangesOf(this.text);
  }

  get document(): Document.Parsed {
    return parseSound(this.file, this.text).document;
  }

  get lines(): LineCounter {
    this.#lines ??= linesOf(this.text);
    return this.#lines;
  }
}

function readValue(file: string, text: string): unknown {
  const plain = readPlain(text);
  return plain ? standingAlone(plain) : parseSound(file, text).value;
}

/** The same data, whose texts are no pieces of the file: each of those would hold on to all of it. */
const standingAlone = ({ value }: PlainYaml): unknown => JSON.parse(JSON.stringify(value));

function parseSound(file: string, text: string): ParsedYaml {
  const { parsed } = parseCached(file, text);
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

/** What parsing a file gives. Kept for the files that were asked about last. */
export function parseCached(file: string, text: string): ReturnType<typeof parseYaml> {
  const known = latest.get(file);
  if (known?.text === text) return known.made;
  const made = parseYaml(file, text);
  latest.delete(file);
  latest.set(file, { text, made });
  const [oldest] = latest.keys();
  if (latest.size > MOST && oldest !== undefined) latest.delete(oldest);
  return made;
}
