import { codeUnits } from './code-units.ts';

/** Looks for many names in a text at once, in the time of reading it: the number of names does not count. */
export interface NameFinder {
  /** Every name that stands in the text as words of its own. */
  readonly namesIn: (text: string) => ReadonlySet<string>;
  /** The text with every such name replaced. Of names that begin at the same place, the longest counts. */
  readonly mask: (text: string, by: string) => string;
}

/** A tree of letters: each path from the root to an end spells a name. */
interface Node {
  readonly next: Map<number, Node>;
  name?: string;
}

/** The finder makes its tree when it is first asked: where all answers were kept nobody asks. */
export function nameFinder(names: Iterable<string>): NameFinder {
  let made: Tree | undefined;
  const tree = () => {
    made ??= treeOf(names);
    return made;
  };
  const lengthAt = (units: Uint16Array, at: number) => {
    const each = tree();
    return mayBegin(each, units, at) ? (namesAt(each, units, at).at(-1)?.length ?? 0) : 0;
  };
  return {
    namesIn: (text) => {
      const each = tree();
      const units = codeUnits(text);
      const found = new Set<string>();
      for (let at = 0; at < units.length; at += 1) {
        if (mayBegin(each, units, at)) for (const name of namesAt(each, units, at)) found.add(name);
      }
      return found;
    },
    mask: (text, by) => {
      const units = codeUnits(text);
      let masked = '';
      let copied = 0;
      for (let at = 0; at < units.length; ) {
        const length = lengthAt(units, at);
        if (length > 0) {
          masked += text.slice(copied, at) + by;
          copied = at + length;
        }
        at += length || 1;
      }
      return copied === 0 ? text : masked + text.slice(copied);
    },
  };
}

interface Tree {
  readonly root: Node;
  /** For every code unit that names begin with: how many of the first units of each tell it apart from other words. */
  readonly begins: Uint8Array;
  /** Has a 1 where these units of a name point to. Most words that begin with the letter of a name end here. */
  readonly openings: Uint8Array;
}

/** All units of the shortest name count, but not more than this. */
const MOST = 4;

function treeOf(names: Iterable<string>): Tree {
  const root: Node = { next: new Map() };
  const begins = new Uint8Array(0x10000);
  const openings = new Uint8Array(0x10000);
  const all = [...names].filter((name) => name !== '');
  for (const name of all) {
    add(root, name);
    const first = name.charCodeAt(0);
    begins[first] = Math.min(begins[first] || MOST, name.length);
  }
  for (const name of all) {
    // Not by `codeUnits`, which would take the memory away from the text that is being looked through.
    const units = Uint16Array.from({ length: MOST }, (_, at) => name.charCodeAt(at));
    openings[openingAt(units, 0, begins[name.charCodeAt(0)] ?? 0)] = 1;
  }
  return { root, begins, openings };
}

/** Some place in a table for some code units. Others may have the same. */
function openingAt(units: Uint16Array, start: number, length: number): number {
  let place = 0;
  for (let at = start; at < start + length; at += 1) place = 31 * place + (units[at] ?? 0);
  return place & 0xffff;
}

/** False for nearly every place where no name begins, and for none where one does. */
function mayBegin({ begins, openings }: Tree, units: Uint16Array, at: number): boolean {
  const length = begins[units[at] ?? 0] ?? 0;
  return length > 0 && openings[openingAt(units, at, length)] === 1;
}

function add(root: Node, name: string): void {
  let node = root;
  for (let at = 0; at < name.length; at += 1) {
    const letter = name.charCodeAt(at);
    const next: Node = node.next.get(letter) ?? { next: new Map() };
    node.next.set(letter, next);
    node = next;
  }
  node.name = name;
}

/** The names that begin at an offset, shortest first. Made only where there is one: nearly every word is asked about. */
function namesAt({ root }: Tree, units: Uint16Array, start: number): readonly string[] {
  let found: string[] | undefined;
  let node: Node | undefined = root;
  for (let at = start; node; at += 1) {
    if (node.name !== undefined && !isLetter(units[start - 1]) && !isLetter(units[at])) {
      found ??= [];
      found.push(node.name);
    }
    const code = units[at];
    node = code === undefined ? undefined : node.next.get(code);
  }
  return found ?? NONE;
}

const NONE: readonly string[] = [];

const isLetter = (code: number | undefined) => code !== undefined && /\p{L}/u.test(String.fromCharCode(code));
