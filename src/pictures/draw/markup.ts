/** An element of an SVG, or a text in it, which has no name. */
export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly Node[];
  readonly text: string;
}

const TOKEN =
  /<!--[\s\S]*?-->|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** What markup consists of. It is well-formed or a mistake. */
export function readMarkup(markup: string): readonly Node[] {
  const top: Node[] = [];
  const open: { readonly name: string; readonly children: Node[] }[] = [{ name: '', children: top }];
  let at = 0;
  for (const token of markup.matchAll(TOKEN)) {
    if (token.index !== at) break;
    const [whole, closed, name, attributes = '', single, text] = token;
    at += whole.length;
    const { children, name: within } = open[open.length - 1] ?? { children: top, name: '' };
    if (closed !== undefined) {
      if (closed !== within) throw new Error(`</${closed}> closes nothing in a picture: ${markup.slice(0, 80)}`);
      open.pop();
    } else if (name !== undefined) {
      const node = { name, attributes: attributesIn(attributes), children: [] as Node[], text: '' };
      children.push(node);
      if (!single) open.push(node);
    } else if (text !== undefined) children.push({ name: '', attributes: {}, children: [], text: decoded(text) });
  }
  if (at !== markup.length || open.length !== 1) {
    throw new Error(`The markup of a picture is not understood at ${at}: ${markup.slice(at, at + 80)}`);
  }
  return top;
}

function attributesIn(text: string): Node['attributes'] {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single = ''] of text.matchAll(ATTRIBUTE))
    attributes[name] = decoded(double ?? single);
  return attributes;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
        name ? (NAMED[name] ?? whole) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
      )
    : text;
