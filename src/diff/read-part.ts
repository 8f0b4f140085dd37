import { ElementType, type parseDocument } from 'htmlparser2';

export interface Part {
  readonly blocks: readonly Block[];
  readonly links: readonly Link[];
}

/** `label` is text that is heard or shown in place of something: a picture's, a field's, a drawing's. */
export type BlockKind = 'heading' | 'paragraph' | 'item' | 'cell' | 'label' | 'text';

export interface Block {
  readonly kind: BlockKind;
  /** White space of every kind is one plain space: no visitor sees the difference. */
  readonly text: string;
  /** The heading above it and the first cell of its row, as far as there are any. */
  readonly under: string;
}

export interface Link {
  readonly href: string;
  readonly text: string;
}

type Node = ReturnType<typeof parseDocument>['children'][number];

const KINDS: Readonly<Record<string, BlockKind>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'heading'])),
  ...Object.fromEntries(['td', 'th', 'dt', 'dd'].map((name) => [name, 'cell'])),
  p: 'paragraph',
  li: 'item',
};

const CONTAINERS =
  /^(address|article|aside|blockquote|body|caption|details|dialog|div|dl|fieldset|figcaption|figure|footer|form|header|label|legend|main|nav|ol|option|pre|section|select|summary|table|tbody|textarea|tfoot|thead|tr|ul)$/;

/** Elements that style sheets like to show on a line of their own. Others may be within a word: `H<sub>2</sub>O`. */
const OFTEN_APART = /^(small|span)$/;

/** Elements that may be within a word. All others separate the words before and after them. */
const WITHIN_WORD = /^(abbr|b|em|i|mark|s|strong|sub|sup|u|wbr)$/;

/** Elements whose content no visitor sees. */
const UNSEEN = /^(script|style|template)$/;

/** Attributes that are heard or shown as words. */
const LABELS = ['alt', 'aria-label', 'placeholder'] as const;

/** Collects the texts of some elements in blocks, as a reader sees them apart, and their links. */
export function readPart(elements: readonly Node[], leftOut: readonly Node[] = []): Part {
  const blocks: Block[] = [];
  const links: Link[] = [];
  let text = '';
  /** True where an element that is often shown apart has begun or ended since the last text. */
  let atBorder = false;
  let heading = '';
  let rowLabel = '';

  const add = (kind: BlockKind, words: string) => {
    const under = kind === 'heading' ? [] : [heading, rowLabel].filter((part) => part !== '');
    if (words !== '') blocks.push({ kind, text: words, under: under.join(' › ') });
  };

  /** Ends the block that the text so far is. `path` names the elements that it is in. */
  const endBlock = (path: readonly string[]) => {
    const words = oneSpace(text);
    text = '';
    if (words === '') return;
    const element = path.findLast((name) => KINDS[name] !== undefined) ?? '';
    const kind = KINDS[element] ?? 'text';
    if (kind === 'heading' || element === 'dt') rowLabel = '';
    add(kind, words);
    if (kind === 'heading') heading = words;
    if (kind === 'cell' && rowLabel === '') rowLabel = words;
  };

  const visit = (node: Node, path: readonly string[]): void => {
    if (node.type === ElementType.Text) {
      if (atBorder && endsWord(text) && beginsWord(node.data)) endBlock(path);
      atBorder = false;
      text += node.data;
    }
    if (!('attribs' in node) || UNSEEN.test(node.name) || leftOut.includes(node)) return;
    const { name, attribs, children } = node;
    const isApart = separates(name, path.at(-1));
    const inside = [...path, name];
    if (isApart) endBlock(path);
    if (name === 'tr' || name === 'dl') rowLabel = '';
    if (name === 'br') text += ' ';
    atBorder ||= OFTEN_APART.test(name);
    for (const label of LABELS) add('label', oneSpace(attribs[label] ?? ''));
    if (name === 'form' && attribs.action !== undefined) links.push({ href: attribs.action, text: '' });
    // The title or a text of a drawing is a label of it.
    if ((name === 'title' || name === 'text') && path.includes('svg')) add('label', oneSpace(wordsIn(node)));
    else for (const child of children) visit(child, inside);
    if ((name === 'a' || name === 'area') && attribs.href !== undefined)
      links.push({ href: attribs.href, text: oneSpace(wordsIn(node)) || (attribs['aria-label'] ?? attribs.alt ?? '') });
    if (isApart) endBlock(inside);
    atBorder ||= OFTEN_APART.test(name);
    if (name === 'table' || name === 'dl') rowLabel = '';
  };
  for (const element of elements) visit(element, []);
  return { blocks, links };
}

/** Links and buttons side by side in a bare container are as much apart as paragraphs. */
function separates(name: string, parent: string | undefined): boolean {
  if (KINDS[name] !== undefined || CONTAINERS.test(name)) return true;
  return (name === 'a' || name === 'button') && (parent === undefined || CONTAINERS.test(parent));
}

function wordsIn(node: Node): string {
  if (node.type === ElementType.Text) return node.data;
  if (!('attribs' in node)) return '';
  const words = node.children.map(wordsIn).join('');
  return WITHIN_WORD.test(node.name) ? words : ` ${words} `;
}

export const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a price ends with and what follows it must not become another price: «CHF 400–650» and «2–3 h». */
const endsWord = (text: string) => /[\p{L}\p{N})»%.!?]$/u.test(text);
const beginsWord = (text: string) => /^[\p{L}\p{N}(«+]/u.test(text);
