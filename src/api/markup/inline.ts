/**
 * Inline markup of text fields: `**bold**` and `[text](address)`, nothing else.
 *
 * Validation (links are references, a stray marker is a mistake) and rendering share one parser, so that exactly what was
 * checked is shown.
 */
export type InlineNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly children: readonly InlineNode[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly InlineNode[] };

/** A marker that stays visible, with its offset: it is unclosed, or starts a malformed link. */
export type InlineFault =
  | { readonly kind: 'unclosed'; readonly marker: '**' | '['; readonly offset: number }
  /** It has no text to click on, or brackets in its address, the first of which would end it. */
  | { readonly kind: 'link'; readonly href: string; readonly offset: number };

interface InlineResult {
  readonly nodes: readonly InlineNode[];
  readonly faults: readonly InlineFault[];
}

const LINK = /\[(\s*[^[\]\s][^[\]]*)\]\(([^()\s]+)\)/y;

/** Also matches links without text, or with brackets in the address. */
const ALMOST_LINK = /\[[^[\]]*\]\(((?:[^()\s]|\([^()\s]*\))+)\)/y;

const MARKER = /\*\*|\[/g;

/** Offset of the next marker, or the length of the text. */
function nextMarker(text: string, start: number): number {
  MARKER.lastIndex = start;
  return MARKER.exec(text)?.index ?? text.length;
}

/** Parses a text into nodes. Never throws: a marker without effect stays visible as text and is reported as a fault. */
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
  for (let at = nextMarker(text, start); at < end; at = nextMarker(text, at)) {
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

/** Explains why a bracket does not start a link. */
function faultyLink(text: string, offset: number): InlineFault {
  ALMOST_LINK.lastIndex = offset;
  const [, href] = ALMOST_LINK.exec(text) ?? [];
  return href === undefined ? { kind: 'unclosed', marker: '[', offset } : { kind: 'link', href, offset };
}

/** The addresses of all links, in reading order. */
export function linksOf(nodes: readonly InlineNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === 'text' ? [] : [...(node.kind === 'link' ? [node.href] : []), ...linksOf(node.children)],
  );
}

/** Strips the markers, for titles, descriptions and counting. */
export function plainText(text: string): string {
  const flatten = (nodes: readonly InlineNode[]): string =>
    nodes.map((node) => (node.kind === 'text' ? node.text : flatten(node.children))).join('');
  return flatten(parseInline(text).nodes);
}
