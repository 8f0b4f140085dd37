/** Looks for many names in a text at once, in the time of reading it: the number of names does not count. */
export interface NameFinder {
  /** Every name that stands in the text as words of its own. */
  readonly namesIn: (text: string) => ReadonlySet<string>;
  /** The text with every such name replaced. Of names that begin at the same place, the longest counts. */
  readonly mask: (text: string, by: string) => string;
}

/** A tree of letters: each path from the root to an end spells a name. */
interface Node {
  readonly next: Map<string, Node>;
  name?: string;
}

const LETTER = /\p{L}/u;

export function nameFinder(names: Iterable<string>): NameFinder {
  const root: Node = { next: new Map() };
  const begins = new Uint8Array(0x10000);
  for (const name of names) {
    if (name === '') continue;
    add(root, name);
    begins[name.charCodeAt(0)] = 1;
  }
  return {
    namesIn: (text) => {
      const found = new Set<string>();
      for (let at = 0; at < text.length; at += 1) {
        if (begins[text.charCodeAt(at)]) for (const name of namesAt(root, text, at)) found.add(name);
      }
      return found;
    },
    mask: (text, by) => {
      const pieces: string[] = [];
      let copied = 0;
      for (let at = 0; at < text.length; ) {
        const longest = begins[text.charCodeAt(at)] ? namesAt(root, text, at).at(-1) : undefined;
        if (longest === undefined) {
          at += 1;
          continue;
        }
        pieces.push(text.slice(copied, at), by);
        at += longest.length;
        copied = at;
      }
      return copied === 0 ? text : pieces.join('') + text.slice(copied);
    },
  };
}

function add(root: Node, name: string): void {
  let node = root;
  for (let at = 0; at < name.length; at += 1) {
    const letter = name.charAt(at);
    const next: Node = node.next.get(letter) ?? { next: new Map() };
    node.next.set(letter, next);
    node = next;
  }
  node.name = name;
}

const NONE: readonly string[] = [];

/** The names that begin at an offset, shortest first. */
function namesAt(root: Node, text: string, start: number): readonly string[] {
  let node = root.next.get(text.charAt(start));
  if (!node || LETTER.test(text.charAt(start - 1))) return NONE;
  const found: string[] = [];
  for (let at = start + 1; node; at += 1) {
    if (node.name !== undefined && !LETTER.test(text.charAt(at))) found.push(node.name);
    node = node.next.get(text.charAt(at));
  }
  return found;
}
