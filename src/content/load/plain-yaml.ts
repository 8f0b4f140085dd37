/** A fast YAML reader for plainly written files. Leaves everything else to the full parser. */
import {
  COLLECTION_STYLE,
  constructFromEvents,
  EVENT_ID,
  type Event,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  YAMLException,
} from 'js-yaml';
import type { Ranges } from '../../base/findings/source.ts';
import { ODD_SPACES } from '../../base/lib/invisible.ts';
import { lineStart } from '../../base/lib/texts.ts';

interface PlainYaml {
  readonly value: unknown;
  /** Of strings, numbers and booleans. */
  readonly ranges: Ranges;
}

/**
 * Parses a plainly written file, several times faster than `parseYaml`, which can explain errors.
 *
 * @returns the same value as `parseYaml` (a property test compares them), or undefined if the text contains an error or
 * anything unusual
 */
export function readPlainYaml(text: string): PlainYaml | undefined {
  const { events, ranges, until } = scan(text);
  return until < text.length ? undefined : { value: constructFromEvents(events, { source: text })[0], ranges };
}

/** Returns the offset of the first error or unusual construct, or the length of the text if there is none. */
export const plainUntil = (text: string): number => scan(text).until;

/** Control characters, tabs, foreign line endings, lone surrogates, and lines that begin with an unusual space. */
const UNUSUAL = new RegExp(
  `[^\\n\\x20-\\x7e\\u00a0-\\u2027\\u202a-\\ud7ff\\ue000-\\ufdcf\\ufdf0-\\ufefe\\uff00-\\uffef]|(?<=^ *)[${ODD_SPACES}]`,
  'm',
);

/** Deeper than anything an editor writes. `parseYaml` has a limit of its own. */
const MAX_DEPTH = 12;

/** Number of lines above an error that may contain its cause, such as an unclosed quotation mark. */
const LINES_BACK = 3;

interface Scan {
  readonly events: Event[];
  readonly ranges: Ranges;
  readonly until: number;
}

function scan(text: string, linesBack = LINES_BACK): Scan {
  const unusual = text.search(UNUSUAL);
  const end = unusual === -1 ? text.length : unusual;
  const events = eventsOf(text);
  if (typeof events !== 'number') {
    const walk = new Walk(text, events);
    return { events, ranges: walk.ranges, until: Math.min(end, walk.oddAt()) };
  }
  const stop = Math.min(end, events);
  const before = text.slice(0, lineStart(text, Math.max(0, stop - 1)));
  const until = linesBack > 0 ? scan(before, linesBack - 1).until : before.length;
  return { events: [], ranges: new Map(), until: until < before.length ? until : stop };
}

/** Returns the parser events, or the offset of the first error. An error at the end is placed on the last character. */
function eventsOf(text: string): Event[] | number {
  try {
    return parseEvents(text, { maxDepth: MAX_DEPTH });
  } catch (error) {
    const at = error instanceof YAMLException ? error.mark?.position : undefined;
    return Math.min(at ?? 0, text.length - 1);
  }
}

/** A field name that is a plain word, and not one that YAML reads as null or a boolean. */
const NAME = /^(?!(?:null|true|false)$)[a-z_][\w-]{0,99}$/i;

/** Walks through the parser events and stops at the first unusual construct. */
class Walk {
  readonly ranges = new Map<string, readonly [start: number, end: number]>();
  readonly #text: string;
  readonly #events: readonly Event[];
  #next = 0;
  /** Offset up to which the text is plain. */
  #at = 0;

  constructor(text: string, events: readonly Event[]) {
    this.#text = text;
    this.#events = events;
  }

  /** Returns the offset of the first unusual construct, or the length of the text if there is none. */
  oddAt(): number {
    const { length } = this.#text;
    return this.#document() ? length : Math.min(this.#at, length - 1);
  }

  #document(): boolean {
    const [document, content] = this.#events;
    if (document?.type !== EVENT_ID.DOCUMENT || document.explicitStart || document.directives.length > 0) return false;
    if (content?.type !== EVENT_ID.MAPPING && content?.type !== EVENT_ID.SEQUENCE) return false;
    this.#next = 1;
    return this.#node('', false) && !document.explicitEnd && this.#events.length === this.#next + 1;
  }

  #node(pointer: string, isInFlow: boolean, mayBeEmpty = false): boolean {
    const event = this.#events[this.#next++];
    if (!event || !('tagStart' in event) || event.anchorStart !== -1 || event.tagStart !== -1) return false;
    if (event.type === EVENT_ID.SCALAR) {
      return event.valueStart === -1 ? mayBeEmpty : this.#scalar(event, pointer);
    }
    const isFlow = event.style === COLLECTION_STYLE.FLOW;
    this.#at = event.start;
    if (isFlow && isInFlow) return false;
    const isRead = event.type === EVENT_ID.MAPPING ? this.#fields(pointer, isFlow) : this.#items(pointer, isFlow);
    // Brackets that close on another line are unusual.
    return isRead && !(isFlow && this.#text.slice(event.start, this.#at).includes('\n'));
  }

  #items(pointer: string, isFlow: boolean): boolean {
    for (let index = 0; !this.#ends(); index += 1) if (!this.#node(`${pointer}/${index}`, isFlow)) return false;
    return true;
  }

  #fields(pointer: string, isFlow: boolean): boolean {
    const names = new Set<string>();
    while (!this.#ends()) {
      const key = this.#events[this.#next++];
      if (key?.type !== EVENT_ID.SCALAR || key.style !== SCALAR_STYLE.PLAIN) return false;
      const name = this.#text.slice(key.valueStart, key.valueEnd);
      this.#at = Math.max(this.#at, key.valueStart);
      if (key.anchorStart !== -1 || key.tagStart !== -1 || !NAME.test(name) || names.has(name)) return false;
      names.add(name);
      this.#at = key.valueEnd;
      if (!this.#node(`${pointer}/${name}`, isFlow, !isFlow)) return false;
    }
    return true;
  }

  #ends(): boolean {
    if (this.#events[this.#next]?.type !== EVENT_ID.POP) return false;
    this.#next += 1;
    return true;
  }

  #scalar(event: ScalarEvent, pointer: string): boolean {
    const { style, valueStart, valueEnd } = event;
    this.#at = valueStart;
    const typed = this.#text.slice(valueStart, valueEnd);
    switch (style) {
      case SCALAR_STYLE.PLAIN: {
        const lineEnd = typed.indexOf('\n');
        this.ranges.set(pointer, [valueStart, valueEnd]);
        this.#at = lineEnd === -1 ? valueEnd : valueStart + lineEnd + 1;
        return lineEnd === -1;
      }
      case SCALAR_STYLE.LITERAL_BLOCK:
      case SCALAR_STYLE.FOLDED_BLOCK: {
        this.#at = valueStart - 1;
        const [header] = /[>|]-?$/.exec(this.#text.slice(lineStart(this.#text, this.#at), this.#at)) ?? [];
        // Parsers disagree on lines that contain only spaces and on texts that begin with an empty line.
        if (header === undefined || /^ +$/m.test(typed) || typed.startsWith('\n')) return false;
        const end = valueStart + typed.replace(/(?<=[^\n]\n)\n+$/, '').length;
        this.ranges.set(pointer, [this.#at - header.length, end]);
        this.#at = Math.max(this.#at, end - 1);
        return true;
      }
      default:
        this.ranges.set(pointer, [valueStart - 1, valueEnd + 1]);
        this.#at = valueEnd + 1;
        if (!/[\n\\]/.test(typed)) return true;
        this.#at = valueStart;
        return false;
    }
  }
}
