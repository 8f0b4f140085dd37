import { ElementType, type parseDocument } from 'htmlparser2';

export interface Part {
  readonly blocks: readonly Block[];
  readonly links: readonly Link[];
}

/** `label` is text that labels or replaces something else: a picture, a field, a drawing. */
export type BlockKind = 'heading' | 'paragraph' | 'item' | 'cell' | 'label' | 'text';

export interface Block {
  readonly kind: BlockKind;
  /** With collapsed white space, because visitors cannot see the difference. */
  readonly text: string;
  /** The heading above it and the first cell of its row, if any. */
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

/** Inline elements that style sheets often put on a line of their own. Others can be part of a word: `H<sub>2</sub>O`. */
const OFTEN_SEPARATE = /^(small|span)$/;

/** Elements that can be part of a word. All others separate the words before and after them. */
const WITHIN_WORD = /^(abbr|b|em|i|mark|s|strong|sub|sup|u|wbr)$/;

/** Elements whose content is never visible. */
const INVISIBLE = /^(script|style|template)$/;

/** Attributes that are shown or read aloud. */
const LABEL_ATTRIBUTES = ['alt', 'aria-label', 'placeholder'] as const;

/** Collects the texts of some elements, split into blocks as a reader perceives them, and their links. */
export function readPart(elements: readonly Node[], excluded: readonly Node[] = []): Part {
  const blocks: Block[] = [];
  const links: Link[] = [];
  let text = '';
  /** True if an element that is often shown separately has begun or ended since the last text. */
  let isAtBoundary = false;
  let heading = '';
  let rowLabel = '';

  const add = (kind: BlockKind, words: string) => {
    const under = kind === 'heading' ? [] : [heading, rowLabel].filter((part) => part !== '');
    if (words !== '') blocks.push({ kind, text: words, under: under.join(' › ') });
  };

  /** Turns the text so far into a block. `path` lists the names of the elements around it. */
  const endBlock = (path: readonly string[]) => {
    const words = collapse(text);
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
      if (isAtBoundary && endsWord(text) && beginsWord(node.data)) endBlock(path);
      isAtBoundary = false;
      text += node.data;
    }
    if (!('attribs' in node) || INVISIBLE.test(node.name) || excluded.includes(node)) return;
    const { name, attribs, children } = node;
    const isSeparate = isBlock(name, path.at(-1));
    const inside = [...path, name];
    if (isSeparate) endBlock(path);
    if (name === 'tr' || name === 'dl') rowLabel = '';
    if (name === 'br') text += ' ';
    isAtBoundary ||= OFTEN_SEPARATE.test(name);
    for (const label of LABEL_ATTRIBUTES) add('label', collapse(attribs[label] ?? ''));
    if (name === 'form' && attribs.action !== undefined) links.push({ href: attribs.action, text: '' });
    // The title and the texts of a drawing are its labels.
    if ((name === 'title' || name === 'text') && path.includes('svg')) add('label', collapse(wordsIn(node)));
    else for (const child of children) visit(child, inside);
    if ((name === 'a' || name === 'area') && attribs.href !== undefined)
      links.push({ href: attribs.href, text: collapse(wordsIn(node)) || (attribs['aria-label'] ?? attribs.alt ?? '') });
    if (isSeparate) endBlock(inside);
    isAtBoundary ||= OFTEN_SEPARATE.test(name);
    if (name === 'table' || name === 'dl') rowLabel = '';
  };
  for (const element of elements) visit(element, []);
  return { blocks, links };
}

/** True if an element is a block of its own. That includes links and buttons that are direct children of a container. */
function isBlock(name: string, parent: string | undefined): boolean {
  if (KINDS[name] !== undefined || CONTAINERS.test(name)) return true;
  return (name === 'a' || name === 'button') && (parent === undefined || CONTAINERS.test(parent));
}

function wordsIn(node: Node): string {
  if (node.type === ElementType.Text) return node.data;
  if (!('attribs' in node)) return '';
  const words = node.children.map(wordsIn).join('');
  return WITHIN_WORD.test(node.name) ? words : ` ${words} `;
}

/** Collapses each run of white space into one space. */
export const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Used to keep a price apart from a number that follows it: «CHF 400–650» and «2–3 h». */
const endsWord = (text: string) => /[\p{L}\p{N})»%.!?]$/u.test(text);
const beginsWord = (text: string) => /^[\p{L}\p{N}(«+]/u.test(text);
