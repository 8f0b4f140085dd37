/**
 * Inline markup of text fields: `**bold**` and `[text](address)`, nothing else.
 *
 * One parser serves validation (links are references, a stray marker is a mistake) and rendering, so that
 * what was checked is exactly what is shown.
 */
export type InlineNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly children: readonly InlineNode[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly InlineNode[] };

/** A marker that stays visible, with its offset in the text: it was never closed, or what it begins is no link yet. */
export type InlineFault =
  | { readonly kind: 'unclosed'; readonly marker: '**' | '['; readonly offset: number }
  | { readonly kind: LinkFault; readonly href: string; readonly offset: number };

/** What keeps a link from being one: nothing to click on, or brackets in its address, of which the first would end it. */
export type LinkFault = 'no-text' | 'brackets';

export interface InlineResult {
  readonly nodes: readonly InlineNode[];
  readonly faults: readonly InlineFault[];
}

const LINK = /\[(\s*[^[\]\s][^[\]]*)\]\(([^()\s]+)\)/y;

/** The same with whatever text, and with brackets in the address. */
const ALMOST_LINK = /\[([^[\]]*)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/y;

const MARKER = /\*\*|\[/g;

/** Where the next marker begins; beyond the end if there is none. */
function markerFrom(text: string, start: number): number {
  MARKER.lastIndex = start;
  return MARKER.exec(text)?.index ?? text.length;
}

/** Splits a text into nodes. Never throws: a marker without effect stays visible as text and is reported as a fault. */
export function parseInline(text: string): InlineResult {
  const faults: InlineFault[] = [];
  const nodes = parseRange(text, 0, text.length, true, faults);
  return { nodes, faults };
}

function parseRange(text: string, start: number, end: number, boldAllowed: boolean, faults: InlineFault[]) {
  const nodes: InlineNode[] = [];
  let plainFrom = start;
  const flush = (to: number) => {
    if (to > plainFrom) nodes.push({ kind: 'text', text: text.slice(plainFrom, to) });
  };
  for (let at = markerFrom(text, start); at < end; at = markerFrom(text, at)) {
    if (boldAllowed && text[at] === '*') {
      const close = text.indexOf('**', at + 2);
      if (close > at + 2 && close < end) {
        flush(at);
        nodes.push({ kind: 'bold', children: parseRange(text, at + 2, close, false, faults) });
        at = plainFrom = close + 2;
        continue;
      }
      faults.push({ kind: 'unclosed', marker: '**', offset: at });
      at += 2;
      continue;
    }
    if (text[at] === '[') {
      LINK.lastIndex = at;
      const match = LINK.exec(text);
      const [whole, label, href] = match ?? [];
      if (whole !== undefined && label !== undefined && href !== undefined && at + whole.length <= end) {
        flush(at);
        const labelStart = at + 1;
        nodes.push({
          kind: 'link',
          href,
          children: parseRange(text, labelStart, labelStart + label.length, boldAllowed, faults),
        });
        at = plainFrom = at + whole.length;
        continue;
      }
      faults.push(faultyLink(text, at));
    }
    at += 1;
  }
  flush(end);
  return nodes;
}

/** Why no link begins at this bracket. */
function faultyLink(text: string, offset: number): InlineFault {
  ALMOST_LINK.lastIndex = offset;
  const [, label = '', href] = ALMOST_LINK.exec(text) ?? [];
  if (href === undefined) return { kind: 'unclosed', marker: '[', offset };
  return { kind: label.trim() === '' ? 'no-text' : 'brackets', href, offset };
}

/** All link addresses in a parsed text, in reading order. */
export function linksOf(nodes: readonly InlineNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === 'text' ? [] : [...(node.kind === 'link' ? [node.href] : []), ...linksOf(node.children)],
  );
}

/** The text a reader sees, without markers; for titles, descriptions and measuring. */
export function plainText(text: string): string {
  const flatten = (nodes: readonly InlineNode[]): string =>
    nodes.map((node) => (node.kind === 'text' ? node.text : flatten(node.children))).join('');
  return flatten(parseInline(text).nodes);
}
