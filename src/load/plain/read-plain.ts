import { type FlowCollection, readFlow } from './flow.ts';
import { isName, NAME } from './names.ts';
import { afterSpaces, endOfLine, type LastInLine, type Range, readBlock, readQuoted, readWords } from './scalars.ts';

/** Data of a file, and where each text, number and truth value stands in it, by JSON pointer. */
export interface PlainYaml {
  readonly value: unknown;
  readonly ranges: ReadonlyMap<string, Range>;
}

/** What may stand in a plain file: no control characters, no tabs, no line ends but the usual, no surrogates. */
const UNUSUAL = /[^\n\x20-\x7e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufdcf\ufdf0-\ufefe\uff00-\uffef]/;

const FIELD = new RegExp(`(${NAME}):(?=[ \\n])`, 'y');

/** Deeper than anything an editor writes; the full parser has a limit of its own. */
const DEEPEST = 12;

/**
 * Reads a file that is written as plainly as ours are: fields, lists and texts in blocks, without anchors, tags or
 * several documents, and nothing in brackets but short groups and lists on one line. Some ten times as fast as the full
 * parser, which has to be ready for everything.
 *
 * @returns undefined wherever there is any doubt, be it a mistake or merely unusual; then the full parser has to look.
 * What is returned is what that one would say (held by a property test).
 */
export function readPlain(text: string): PlainYaml | undefined {
  return text.endsWith('\n') && !UNUSUAL.test(text) ? new PlainReader(text).document() : undefined;
}

/** How far a text is as plain as that: the offset of the first line or value that is not, else the length of the text. */
export function plainUntil(text: string): number {
  const unusual = text.search(UNUSUAL);
  const reader = new PlainReader(text);
  const until = reader.document() ? text.length : reader.at;
  return unusual === -1 ? until : Math.min(until, unusual);
}

/** Stands for «not plain»: no value of a file is this one. */
const GIVE_UP = Symbol('not plain');

class PlainReader {
  readonly #text: string;
  readonly #ranges = new Map<string, Range>();
  /** Where the reader stands: the first sign of something, and its column. At the end of the file, column is -1. */
  #at = 0;
  #column = -1;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get at(): number {
    return this.#at;
  }

  document(): PlainYaml | undefined {
    this.#toNextLine(0);
    const value = this.#column === 0 ? this.#block('') : GIVE_UP;
    const isAtEnd = this.#at === this.#text.length;
    return value !== GIVE_UP && isAtEnd ? { value, ranges: this.#ranges } : undefined;
  }

  /** Goes to the first sign of the next line that says something. */
  #toNextLine(from: number): void {
    const text = this.#text;
    for (let start = from; start < text.length; ) {
      const at = afterSpaces(text, start);
      const sign = text.charCodeAt(at);
      if (sign !== HASH && sign !== LINE_END) {
        this.#at = at;
        this.#column = at - start;
        return;
      }
      start = text.indexOf('\n', at) + 1;
    }
    this.#at = text.length;
    this.#column = -1;
  }

  #block(pointer: string): unknown {
    if (this.#depth === DEEPEST) return GIVE_UP;
    this.#depth += 1;
    const value = this.#isItem() ? this.#list(pointer) : this.#fields(pointer);
    this.#depth -= 1;
    return value;
  }

  #isItem(): boolean {
    return this.#text.charCodeAt(this.#at) === DASH && isBreak(this.#text.charCodeAt(this.#at + 1));
  }

  #fields(pointer: string): unknown {
    const column = this.#column;
    const fields: Record<string, unknown> = {};
    while (this.#column === column) {
      FIELD.lastIndex = this.#at;
      const [whole, name] = FIELD.exec(this.#text) ?? [];
      if (!whole || !name || !isName(name) || Object.hasOwn(fields, name)) return GIVE_UP;
      this.#at += whole.length;
      const value = this.#value(column, `${pointer}/${name}`, false);
      if (value === GIVE_UP) return GIVE_UP;
      fields[name] = value;
    }
    return this.#column > column ? GIVE_UP : fields;
  }

  #list(pointer: string): unknown {
    const column = this.#column;
    const items: unknown[] = [];
    while (this.#column === column && this.#isItem()) {
      this.#at += 1;
      const value = this.#value(column, `${pointer}/${items.length}`, true);
      if (value === GIVE_UP) return GIVE_UP;
      items.push(value);
    }
    return this.#column > column ? GIVE_UP : items;
  }

  /** What follows a field's name or the dash of an item, which stand in this column. */
  #value(column: number, pointer: string, isItem: boolean): unknown {
    const text = this.#text;
    const after = this.#at;
    const at = afterSpaces(text, after);
    const sign = text.charCodeAt(at);
    if (sign === LINE_END || (sign === HASH && at > after)) {
      this.#toNextLine(text.indexOf('\n', at) + 1);
      if (this.#column > column) return this.#block(pointer);
      if (isItem) return GIVE_UP;
      return this.#column === column && this.#isItem() ? this.#block(pointer) : null;
    }
    if (isItem && this.#startsBlock(at)) {
      this.#column += at - this.#at + 1;
      this.#at = at;
      return this.#block(pointer);
    }
    if (sign === BRACE || sign === BRACKET) return this.#flow(readFlow(text, at), pointer);
    const scalar = this.#scalar(at, column);
    if (!scalar) return GIVE_UP;
    this.#ranges.set(pointer, scalar.range);
    this.#toNextLine(scalar.next);
    return scalar.value;
  }

  #flow(flow: FlowCollection | undefined, pointer: string): unknown {
    if (!flow) return GIVE_UP;
    for (const [name, range] of flow.ranges) this.#ranges.set(`${pointer}/${name}`, range);
    this.#toNextLine(flow.next);
    return flow.value;
  }

  #startsBlock(at: number): boolean {
    FIELD.lastIndex = at;
    return FIELD.test(this.#text) || (this.#text.charCodeAt(at) === DASH && isBreak(this.#text.charCodeAt(at + 1)));
  }

  #scalar(at: number, column: number): LastInLine | undefined {
    switch (this.#text[at]) {
      case '"':
      case "'": {
        const quoted = readQuoted(this.#text, at);
        if (!quoted) return undefined;
        const next = endOfLine(this.#text, quoted.range[1]);
        return next === undefined ? undefined : { ...quoted, next };
      }
      case '>':
      case '|':
        return readBlock(this.#text, at, column);
      default:
        return readWords(this.#text, at);
    }
  }
}

const SPACE = 0x20;
const LINE_END = 0x0a;
const HASH = 0x23;
const DASH = 0x2d;
const BRACE = 0x7b;
const BRACKET = 0x5b;

const isBreak = (sign: number) => sign === SPACE || sign === LINE_END;
